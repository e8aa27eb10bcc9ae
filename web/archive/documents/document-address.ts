/** Names one document, as the parameters of its requests do. */
export type DocumentAddress = { organizationId: string; documentId: string };
