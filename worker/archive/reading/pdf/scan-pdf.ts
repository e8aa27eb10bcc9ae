export type PdfStream = {
  /** The text from the start of the object to the keyword `stream`, and where it begins in the file. */
  dictionary: string;
  dictionaryStart: number;
  /** From the first byte of the data to where the stream says, or seems, to end, whichever is later. */
  data: Uint8Array;
  /** The same to the end of the file: a false `endstream` inside the data must not hide the rest. */
  dataToEnd: Uint8Array;
};

const keyword = toBytes('stream');
const endKeyword = toBytes('endstream');
const objectKeyword = toBytes('obj');
const endObjectKeyword = toBytes('endobj');
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Finds the streams of a PDF by their keywords, without the cross-reference table: that may be wrong or lie. */
export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  let previous = 0;
  let end = 0;
  for (let at = findBytes(bytes, keyword, 0); at >= 0; at = findBytes(bytes, keyword, at + 1)) {
    if (startsWithAt(bytes, endKeyword, at - 3)) continue;
    const object = bytes.subarray(previous, at);
    const dictionaryStart = previous + Math.max(0, findLastBytes(object, objectKeyword));
    const dictionary = latin1(bytes.subarray(dictionaryStart, at));
    const start = startOfData(bytes, at + keyword.length);
    const length = Number(/\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    if (end >= 0 && end < start) end = findBytes(bytes, endKeyword, start);
    const data = bytes.subarray(start, Math.max(start + length, end < 0 ? bytes.length : end));
    yield { dictionary, dictionaryStart, data, dataToEnd: bytes.subarray(start) };
    previous = at + keyword.length;
  }
}

/**
 * Counts objects that have no `endobj` before the next object. Where the cross-reference table is missing, pdf.js looks for the end of
 * each of them through the rest of the file.
 */
export function countUnclosedObjects(bytes: Uint8Array): number {
  let unclosed = 0;
  let isOpen = false;
  for (
    let at = findBytes(bytes, objectKeyword, 0);
    at >= 0;
    at = findBytes(bytes, objectKeyword, at + objectKeyword.length)
  ) {
    const isEnd = startsWithAt(bytes, endObjectKeyword, at - 3);
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

function findBytes(bytes: Uint8Array, searched: Uint8Array, from: number): number {
  const first = searched[0] ?? 0;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !startsWithAt(bytes, searched, at)) at = bytes.indexOf(first, at + 1);
  return at;
}

function findLastBytes(bytes: Uint8Array, searched: Uint8Array): number {
  const first = searched[0] ?? 0;
  let at = bytes.lastIndexOf(first);
  while (at > 0 && !startsWithAt(bytes, searched, at)) at = bytes.lastIndexOf(first, at - 1);
  return at;
}

function startsWithAt(bytes: Uint8Array, searched: Uint8Array, at: number): boolean {
  return searched.every((byte, index) => bytes[at + index] === byte);
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
