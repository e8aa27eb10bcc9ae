export type DocumentAddress = { organizationId: string; documentId: string };
