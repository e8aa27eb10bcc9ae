import { findBytes, hasBytesAt } from '../../../../shared/text/find-bytes.ts';
import { encodeLatin1 } from '../../../../shared/text/latin1.ts';
import { decodeSingleBytes } from '../text/decode-text.ts';

export type PdfStream = {
  /** The text from the start of the object to the keyword `stream`, and its position in the file. */
  dictionary: string;
  dictionaryStart: number;
  /** The data, to its declared end or the next `endstream`, whichever is later. */
  data: Uint8Array;
  /** The data to the end of the file: a false `endstream` inside of it must not hide the rest. */
  dataToEnd: Uint8Array;
};

const keyword = encodeLatin1('stream');
const endKeyword = encodeLatin1('endstream');
const objectKeyword = encodeLatin1('obj');
const endObjectKeyword = encodeLatin1('endobj');
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Finds the streams of a PDF by their keywords, as the cross-reference table may be wrong. */
export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  let previous = 0;
  let end = 0;
  for (let at = findBytes(bytes, keyword, 0); at >= 0; at = findBytes(bytes, keyword, at + 1)) {
    if (hasBytesAt(bytes, endKeyword, at - 3)) continue;
    const object = bytes.subarray(previous, at);
    const dictionaryStart = previous + Math.max(0, findLastBytes(object, objectKeyword));
    const dictionary = decodeSingleBytes(bytes.subarray(dictionaryStart, at));
    const start = startOfData(bytes, at + keyword.length);
    const length = Number(/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    if (end >= 0 && end < start) end = findBytes(bytes, endKeyword, start);
    const data = bytes.subarray(start, Math.max(start + length, end < 0 ? bytes.length : end));
    yield { dictionary, dictionaryStart, data, dataToEnd: bytes.subarray(start) };
    previous = at + keyword.length;
  }
}

/**
 * Counts objects that have no `endobj` before the next object. If the cross-reference table is missing, pdf.js searches
 * the rest of the file for the end of each of them.
 */
export function countUnclosedObjects(bytes: Uint8Array): number {
  let unclosed = 0;
  let isOpen = false;
  for (
    let at = findBytes(bytes, objectKeyword, 0);
    at >= 0;
    at = findBytes(bytes, objectKeyword, at + objectKeyword.length)
  ) {
    const isEnd = hasBytesAt(bytes, endObjectKeyword, at - 3);
    if (isOpen && !isEnd) unclosed += 1;
    isOpen = !isEnd;
  }
  return unclosed;
}

function startOfData(bytes: Uint8Array, afterKeyword: number): number {
  let at = afterKeyword;
  while (at < bytes.length && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) at += 1;
  return bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? at + 2 : at + 1;
}

function findLastBytes(bytes: Uint8Array, searched: Uint8Array): number {
  const first = searched[0] ?? 0;
  let at = bytes.lastIndexOf(first);
  while (at > 0 && !hasBytesAt(bytes, searched, at)) at = bytes.lastIndexOf(first, at - 1);
  return at;
}
