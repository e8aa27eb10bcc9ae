export const fieldDraft = (documentId: string, fieldId: string) => `field-${documentId}-${fieldId}`;
