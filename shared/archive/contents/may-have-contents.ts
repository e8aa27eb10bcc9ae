import { limits } from '../../limits.ts';
import { mailMimeTypes, signedMimeType } from '../../reading/file-types/mime-types.ts';

/** Whether a document may be a message with files in it. */
export function mayHaveContents(document: { mimeType: string; originalSize: number }): boolean {
  const isMail = [...mailMimeTypes, signedMimeType].includes(document.mimeType);
  return isMail && document.originalSize <= limits.mail.bytes;
}
