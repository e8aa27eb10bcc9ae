import { dictionaryBefore, type FileStream, findDictionary } from '../find-objects.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** `isInFile`: the stream was found in the file itself, so that objects it refers to can be found there too. */
export type ImageStream = FileStream & { isInFile: boolean };

type ImageToFind = { pointer: number; width: number; height: number };

/**
 * Finds the stream of an image object in its file, so that PDFium need not decode it. A stream that is not stored in the file as it is, for
 * example in an encrypted file, is copied from PDFium. Returns undefined if its dictionary cannot be determined.
 */
export function findImageStream(
  pdfium: Pdfium,
  { pointer, ...size }: ImageToFind,
  bytes: Uint8Array,
): ImageStream | undefined {
  const found = findInFile(pdfium, pointer, bytes);
  const dictionary = found?.dictionary ?? findDictionary(bytes, size);
  if (dictionary === undefined) return undefined;
  const filters = filtersOf(dictionary);
  const isWrappedJpeg = filters.length > 1 && filters.at(-1) === 'DCTDecode';
  if (found && !isWrappedJpeg) return { ...found, isInFile: true };
  // PDFium leaves the JPEG compressed.
  const copied = copyData(pdfium, pointer, isWrappedJpeg ? 'decoded' : 'raw');
  return (
    copied && {
      data: copied,
      dictionary: isWrappedJpeg
        ? dictionary.replace(filterEntry, '/Filter /DCTDecode')
        : dictionary,
      isInFile: found !== undefined,
    }
  );
}

const filterEntry = /\/Filter\s*(?:\[([^\]]*)\]|\/(\w+))/;

export function filtersOf(dictionary: string): string[] {
  const [, list, name] = filterEntry.exec(dictionary) ?? [];
  return name === undefined ? [...(list ?? '').matchAll(/\w+/g)].map(String) : [name];
}

function findInFile(
  { api, view }: Pdfium,
  image: number,
  bytes: Uint8Array,
): FileStream | undefined {
  const length = api.FPDFImageObj_GetImageDataRaw(image, 0, 0);
  const buffer = length > 0 ? api.malloc(length) : 0;
  if (buffer === 0) return undefined;
  api.FPDFImageObj_GetImageDataRaw(image, buffer, length);
  const start = positionOf(new Uint8Array(view().buffer, buffer, length), bytes);
  api.free(buffer);
  const dictionary = start < 0 ? undefined : dictionaryBefore(bytes, start);
  return dictionary === undefined
    ? undefined
    : { data: bytes.subarray(start, start + length), dictionary };
}

function copyData(
  { api, view }: Pdfium,
  image: number,
  kind: 'raw' | 'decoded',
): Uint8Array | undefined {
  const read = (buffer: number, size: number) =>
    kind === 'raw'
      ? api.FPDFImageObj_GetImageDataRaw(image, buffer, size)
      : api.FPDFImageObj_GetImageDataDecoded(image, buffer, size);
  const length = read(0, 0);
  const buffer = length > 0 ? api.malloc(length) : 0;
  if (buffer === 0) return undefined;
  read(buffer, length);
  const data = new Uint8Array(view().buffer, buffer, length).slice();
  api.free(buffer);
  return data;
}

function positionOf(part: Uint8Array, bytes: Uint8Array): number {
  const [first = 0] = part;
  const last = bytes.length - part.length;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => byte === bytes[at + index])) return at;
  }
  return -1;
}
