import { limits } from '../../limits.ts';
import { mailMimeTypes, signedMimeType } from '../../reading/file-types/mime-types.ts';

/** Returns whether a document can be a message with attached files. */
export function mayHaveContents(document: { mimeType: string; originalSize: number }): boolean {
  const isMail = [...mailMimeTypes, signedMimeType].includes(document.mimeType);
  return isMail && document.originalSize <= limits.mail.bytes;
}
