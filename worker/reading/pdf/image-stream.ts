import type { Pdfium } from './pdfium.ts';

/** The stream of a picture, as it is in the file. */
export type ImageStream = {
  data: Uint8Array;
  /** The text of its dictionary, a character for each byte. */
  dictionary: string;
};

const longestDictionary = 4096;

/**
 * Finds the stream of an image object in its file, so that it need not be decoded by PDFium; undefined for one that is not
 * there as it is, as in an encrypted file.
 */
export function findImageStream(
  { api, view }: Pdfium,
  image: number,
  bytes: Uint8Array,
): ImageStream | undefined {
  const length = api.FPDFImageObj_GetImageDataRaw(image, 0, 0);
  const buffer = length > 0 ? api.malloc(length) : 0;
  if (buffer === 0) return undefined;
  api.FPDFImageObj_GetImageDataRaw(image, buffer, length);
  const start = positionOf(new Uint8Array(view().buffer, buffer, length), bytes);
  api.free(buffer);
  if (start < 0) return undefined;
  const head = bytes.subarray(Math.max(0, start - longestDictionary), start);
  // A character for each byte, as strings may contain any.
  const before = String.fromCharCode(...head);
  const object = before.lastIndexOf(' obj');
  const dictionary = before.slice(object + 4);
  if (object < 0 || !/>>\s*stream\r?\n$/.test(dictionary)) return undefined;
  return { data: bytes.subarray(start, start + length), dictionary };
}

function positionOf(part: Uint8Array, bytes: Uint8Array): number {
  const [first = 0] = part;
  const last = bytes.length - part.length;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => byte === bytes[at + index])) return at;
  }
  return -1;
}
