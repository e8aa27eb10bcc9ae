/** The key of a document's file in the store. It does not contain the name of the document. */
export function fileKey(organizationId: string, documentId: string): string {
  return `${organizationId}/${documentId}`;
}

export function wordsKey(organizationId: string, documentId: string): string {
  return `${fileKey(organizationId, documentId)}.words`;
}

export function thumbnailKey(organizationId: string, documentId: string): string {
  return `${fileKey(organizationId, documentId)}.thumb`;
}

export function eInvoiceKey(organizationId: string, documentId: string): string {
  return `${fileKey(organizationId, documentId)}.invoice`;
}

export function keysOfDocument(organizationId: string, documentId: string): string[] {
  return [fileKey, wordsKey, thumbnailKey, eInvoiceKey].map((keyOf) =>
    keyOf(organizationId, documentId),
  );
}

const keyPattern = /^(org_[a-z0-9]{24})\/doc_[a-z0-9]{24}(?:\.words|\.thumb|\.invoice)?$/;

/** The organization of the file with a key; undefined if it belongs to no document. */
export function organizationIdOfKey(key: string): string | undefined {
  return keyPattern.exec(key)?.[1];
}

const mails = 'mails/';

/** The key of a whole email in quarantine. Its own prefix keeps it apart from the files of documents. */
export function mailKey(organizationId: string, messageId: string): string {
  return `${mails}${organizationId}/${messageId}`;
}

const mailKeyPattern = /^mails\/(org_[a-z0-9]{24})\/(im_[a-z0-9]{24})$/;

/** The message of the email with a key; undefined if the key is not that of an email. */
export function parseMailKey(
  key: string,
): { organizationId: string; messageId: string } | undefined {
  const [, organizationId, messageId] = mailKeyPattern.exec(key) ?? [];
  return organizationId && messageId ? { organizationId, messageId } : undefined;
}

const requestFiles = 'requests/';

/** The key of a file that somebody outside has sent, as long as it waits to be accepted. */
export function requestFileKey(organizationId: string, requestFileId: string): string {
  return `${requestFiles}${organizationId}/${requestFileId}`;
}

const requestFileKeyPattern = /^requests\/(org_[a-z0-9]{24})\/(upf_[a-z0-9]{24})$/;

/** The file with a key; undefined if the key is not that of a file that waits. */
export function parseRequestFileKey(
  key: string,
): { organizationId: string; requestFileId: string } | undefined {
  const [, organizationId, requestFileId] = requestFileKeyPattern.exec(key) ?? [];
  return organizationId && requestFileId ? { organizationId, requestFileId } : undefined;
}
