export const firstFile = 1;

/**
 * Returns the store key of a file of a document. Files are numbered in the order in which they
 * came. The key does not contain the name of the document.
 */
export function fileKey(organizationId: string, documentId: string, fileNumber: number): string {
  const version = fileNumber === firstFile ? '' : `.v${fileNumber}`;
  return `${organizationId}/${documentId}${version}`;
}

export function wordsKey(organizationId: string, documentId: string, fileNumber: number): string {
  return `${fileKey(organizationId, documentId, fileNumber)}.words`;
}

export function thumbnailKey(
  organizationId: string,
  documentId: string,
  fileNumber: number,
): string {
  return `${fileKey(organizationId, documentId, fileNumber)}.thumb`;
}

export function eInvoiceKey(
  organizationId: string,
  documentId: string,
  fileNumber: number,
): string {
  return `${fileKey(organizationId, documentId, fileNumber)}.invoice`;
}

export function formerTextKey(
  organizationId: string,
  documentId: string,
  keyNumber: number,
): string {
  return `${fileKey(organizationId, documentId, keyNumber)}.text`;
}

/**
 * Returns the keys of all files of a document, up to the last number that was given to one, and of
 * what is derived from them.
 */
export function keysOfDocument(
  organizationId: string,
  documentId: string,
  lastFileNumber: number,
): string[] {
  const numbers = Array.from({ length: lastFileNumber }, (_, index) => firstFile + index);
  return numbers.flatMap((fileNumber) => keysOfFile(organizationId, documentId, fileNumber));
}

export function keysOfFile(
  organizationId: string,
  documentId: string,
  fileNumber: number,
): string[] {
  return [fileKey, wordsKey, thumbnailKey, eInvoiceKey, formerTextKey].map((keyOf) =>
    keyOf(organizationId, documentId, fileNumber),
  );
}

const keyPattern =
  /^(org_[a-z0-9]{24})\/(doc_[a-z0-9]{24})(?:\.v([1-9]\d{0,8}))?(?:\.words|\.thumb|\.invoice|\.text)?$/;

type DocumentFile = { organizationId: string; documentId: string; fileNumber: number };

/**
 * Returns the document and the number of the file with a key; undefined if it belongs to no
 * document.
 */
export function parseFileKey(key: string): DocumentFile | undefined {
  const [, organizationId, documentId, fileNumber] = keyPattern.exec(key) ?? [];
  if (!organizationId || !documentId) return undefined;
  return { organizationId, documentId, fileNumber: Number(fileNumber ?? firstFile) };
}

const mails = 'mails/';

/**
 * Returns the key of a whole email in quarantine. Its own prefix distinguishes it from the files of
 * documents.
 */
export function mailKey(organizationId: string, messageId: string): string {
  return `${mails}${organizationId}/${messageId}`;
}

const mailKeyPattern = /^mails\/(org_[a-z0-9]{24})\/(im_[a-z0-9]{24})$/;

export function parseMailKey(
  key: string,
): { organizationId: string; messageId: string } | undefined {
  const [, organizationId, messageId] = mailKeyPattern.exec(key) ?? [];
  return organizationId && messageId ? { organizationId, messageId } : undefined;
}

const requestFiles = 'requests/';

export function requestFileKey(organizationId: string, requestFileId: string): string {
  return `${requestFiles}${organizationId}/${requestFileId}`;
}

const requestFileKeyPattern = /^requests\/(org_[a-z0-9]{24})\/(upf_[a-z0-9]{24})$/;

export function parseRequestFileKey(
  key: string,
): { organizationId: string; requestFileId: string } | undefined {
  const [, organizationId, requestFileId] = requestFileKeyPattern.exec(key) ?? [];
  return organizationId && requestFileId ? { organizationId, requestFileId } : undefined;
}
