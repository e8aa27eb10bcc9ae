/** Where a document's file lies; its name is only data. */
export function fileKey(organizationId: string, documentId: string): string {
  return `${organizationId}/${documentId}`;
}
