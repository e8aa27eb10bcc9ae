/** Where a document's file lies; its name is only data. */
export function fileKey(organizationId: string, documentId: string): string {
  return `${organizationId}/${documentId}`;
}

const keyPattern = /^(org_[a-z0-9]{24})\/doc_[a-z0-9]{24}$/;

/** The organization of a document's file; undefined for a key of something else. */
export function organizationIdOfKey(key: string): string | undefined {
  return keyPattern.exec(key)?.[1];
}
