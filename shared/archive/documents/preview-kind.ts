import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import {
  avifMimeType,
  heicMimeType,
  mimeTypeEssence,
  octetStreamMimeType,
} from '../../reading/file-types/mime-types.ts';

type PreviewKind = 'pdf' | 'image' | 'other-image' | 'tiff' | 'text' | 'octet-stream' | 'unknown';

const imageMimeTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const textLikeMimeTypes = [
  'application/json',
  'application/xml',
  'application/yaml',
  'application/x-yaml',
];

/** Returns how the interface shows a file of this type. For `octet-stream`, `looksLikeText` decides whether it is text. */
export function previewKindOf(mimeType: string): PreviewKind {
  const type = mimeTypeEssence(mimeType);
  if (type === 'application/pdf') return 'pdf';
  if (imageMimeTypes.includes(type)) return 'image';
  // Some browsers cannot show these.
  if (type === heicMimeType || type === avifMimeType) return 'other-image';
  if (type === 'image/tiff') return 'tiff';
  if (type.startsWith('text/') || textLikeMimeTypes.includes(type)) return 'text';
  return type === octetStreamMimeType ? 'octet-stream' : 'unknown';
}

/**
 * Returns whether a file of this type may be served inline: PDF and the four image types, and text as `text/plain`, but never HTML or SVG.
 */
export function isInlineSafe(mimeType: string): boolean {
  const kind = previewKindOf(mimeType);
  if (kind === 'text') return mimeTypeEssence(mimeType) !== 'text/html';
  return kind === 'pdf' || kind === 'image';
}

const binarySignatures = ['\xff\xd8\xff', '\x89PNG', 'GIF8', '%PDF', 'PK\x03\x04', '\x7fELF', 'MZ'];
const maxControlRatio = 0.1;
const minPrintableRatio = 0.7;

/**
 * Returns whether a file of unknown type is shown as text: no signature of a known binary format, at most 10 % control characters, and more
 * than 70 % printable ASCII, tabs and line breaks. An empty file is text.
 */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return true;
  const start = decodeLatin1(bytes.subarray(0, 8));
  if (binarySignatures.some((signature) => start.startsWith(signature))) return false;

  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let characters = 0;
  let controls = 0;
  let printable = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    characters += 1;
    if (code < 0x09 || (code > 0x0d && code < 0x20) || code === 0x7f) controls += 1;
    else if (code < 0x7f) printable += 1;
  }
  return controls <= characters * maxControlRatio && printable > characters * minPrintableRatio;
}
