export const renameDraft = (documentId: string) => `rename-${documentId}`;
