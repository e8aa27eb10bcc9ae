/** The name of the draft of the form that renames a document. */
export const renameDraft = (documentId: string) => `rename-${documentId}`;
