/** The name of the draft of what is typed into a field of a document. */
export const fieldDraft = (documentId: string, fieldId: string) => `field-${documentId}-${fieldId}`;
