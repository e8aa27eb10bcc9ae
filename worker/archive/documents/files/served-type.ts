import { previewKindOf } from '../../../../shared/archive/documents/preview-kind.ts';
import {
  mimeTypeEssence,
  octetStreamMimeType,
} from '../../../../shared/reading/file-types/mime-types.ts';

/** Types that a page can only show or play, but not execute, apply or load as a part of itself. */
const harmless =
  /^(?:audio\/|video\/|image\/(?:avif|bmp|gif|heic|heif|jpeg|png|tiff|webp)$|text\/(?:csv|plain)$|message\/rfc822$|application\/(?:epub\+zip|gzip|msword|pdf|rtf|x-7z-compressed|x-tar|zip|vnd\.(?:ms-|oasis\.opendocument\.|openxmlformats-officedocument\.)[\w.-]+)$)/;

const isCode = /(?:script|css|html|xml|xsl|json)$/;

/**
 * Returns the type that a file is served with. Pages of Sheaf may run scripts and apply styles from
 * their origin, and only the type of a file prevents that. So a type that is not known to be
 * harmless becomes plain text or bytes.
 */
export function servedTypeOf(mimeType: string): string {
  const type = mimeTypeEssence(mimeType);
  if (harmless.test(type)) return mimeType;
  return previewKindOf(type) === 'text' || isCode.test(type) ? 'text/plain' : octetStreamMimeType;
}
