import { findBytes } from '../../../shared/text/find-bytes.ts';
import { decodeLatin1 } from '../../../shared/text/encodings/latin1.ts';

export type FileStream = {
  data: Uint8Array;
  dictionary: string;
};

const longestDictionary = 64 * 1024;
/** Versions of one object that are searched, which bounds the cost of a hostile file. */
const mostVersions = 200;
const beginning = /^ obj\s*(<<[^]*?>>)\s*stream\r?\n/;
const encode = (text: string) => new TextEncoder().encode(text);

export function dictionaryBefore(bytes: Uint8Array, start: number): string | undefined {
  const before = decodeLatin1(bytes.subarray(Math.max(0, start - longestDictionary), start));
  const object = before.lastIndexOf(' obj');
  const dictionary = before.slice(object + 4);
  return object >= 0 && />>\s*stream\r?\n$/.test(dictionary) ? dictionary : undefined;
}

/** Returns the stream of an object by its number; of several, the last one counts. */
export function findStream(bytes: Uint8Array, object: number): FileStream | undefined {
  let found: FileStream | undefined;
  let count = 0;
  const searched = encode(`${object} 0 obj`);
  for (let at = findBytes(bytes, searched); at >= 0; at = findBytes(bytes, searched, at + 1)) {
    const isNumber = (bytes[at - 1] ?? 0) >= 0x30 && (bytes[at - 1] ?? 0) <= 0x39;
    count += 1;
    if (count > mostVersions) break;
    if (isNumber) continue;
    found = streamAt(bytes, at + searched.length - ' obj'.length) ?? found;
  }
  return found;
}

function streamAt(bytes: Uint8Array, at: number): FileStream | undefined {
  const head = decodeLatin1(bytes.subarray(at, at + longestDictionary));
  const [whole, dictionary] = beginning.exec(head) ?? [];
  if (whole === undefined || dictionary === undefined || dictionary.includes('endobj'))
    return undefined;
  const start = at + whole.length;
  const length = /\/Length\s+(\d+)(?!\d*\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end =
    length === undefined ? findBytes(bytes, encode('endstream'), start) : start + Number(length);
  return end < start ? undefined : { data: bytes.subarray(start, end), dictionary };
}

/** No document has more pictures; bounds the cost of a hostile file. */
const mostPictures = 2000;

export function findDictionary(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): string | undefined {
  const searched = encode('/Image');
  let found: string | undefined;
  let count = 0;
  for (let at = findBytes(bytes, searched); at >= 0; at = findBytes(bytes, searched, at + 1)) {
    count += 1;
    if (count > mostPictures) return undefined;
    const text = decodeLatin1(
      bytes.subarray(Math.max(0, at - shortDictionary), at + shortDictionary),
    );
    const place = Math.min(at, shortDictionary);
    const start = text.lastIndexOf(' obj', place);
    const end = text.indexOf('stream', place);
    if (start < 0 || end < 0) continue;
    const dictionary = text.slice(start + 4, end);
    const isOfSize = [`Width\\s+${width}`, `Height\\s+${height}`].every((entry) =>
      new RegExp(`/${entry}(?!\\d)`).test(dictionary),
    );
    if (!isOfSize) continue;
    const plain = dictionary.replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, '');
    if (found !== undefined && found !== plain) return undefined;
    found = plain;
  }
  return found;
}

const shortDictionary = 2048;
