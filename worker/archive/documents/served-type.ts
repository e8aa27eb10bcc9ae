import { previewKindOf } from '../../../shared/archive/documents/preview-kind.ts';
import {
  mimeTypeEssence,
  octetStreamMimeType,
} from '../../../shared/reading/file-types/mime-types.ts';

/** What no page can execute, apply or load as a part of itself but by showing or playing it. */
const harmless =
  /^(?:audio\/|video\/|image\/(?:avif|bmp|gif|heic|heif|jpeg|png|tiff|webp)$|text\/(?:csv|plain)$|message\/rfc822$|application\/(?:epub\+zip|gzip|msword|pdf|rtf|x-7z-compressed|x-tar|zip|vnd\.(?:ms-|oasis\.opendocument\.|openxmlformats-officedocument\.)[\w.-]+)$)/;

/** Scripts, style sheets, pages and data that one could import. */
const isCode = /(?:script|css|html|xml|xsl|json)$/;

/**
 * The type that a file is served with. The product's own pages may run scripts and apply styles from its origin, and only
 * the type tells those from other files: what is not known to be harmless is text or bytes.
 */
export function servedTypeOf(mimeType: string): string {
  const type = mimeTypeEssence(mimeType);
  if (harmless.test(type)) return mimeType;
  return previewKindOf(type) === 'text' || isCode.test(type) ? 'text/plain' : octetStreamMimeType;
}
