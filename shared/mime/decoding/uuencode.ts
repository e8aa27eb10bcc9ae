import { hasBytesAt } from '../../text/find-bytes.ts';
import { encodeLatin1 } from '../../text/encodings/latin1.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const backtick = 0x60;

const linesAtOnce = 4096;
const bytesPerLine = 45;

type Line = { start: number; end: number; next: number };

/** Decodes the data between the lines `begin 644 name` and `end`, in slices. Missing blanks at the ends of lines are restored. */
export function* decodeUuencode(bytes: Uint8Array): Generator<Uint8Array> {
  let decoded = new Uint8Array(linesAtOnce * bytesPerLine);
  let length = 0;
  for (const { line, count } of linesOfData(bytes)) {
    if (length + count > decoded.length) {
      yield decoded.subarray(0, length);
      decoded = new Uint8Array(linesAtOnce * bytesPerLine);
      length = 0;
    }
    decodeLine(bytes, line, decoded.subarray(length, length + count));
    length += count;
  }
  if (length > 0) yield decoded.subarray(0, length);
}

/** Returns the bytes of the data between `begin` and `end`; restored blanks can make it longer than its text. */
export function sizeOfUuencoded(bytes: Uint8Array): number {
  let size = 0;
  for (const { count } of linesOfData(bytes)) size += count;
  return size;
}

function* linesOfData(bytes: Uint8Array): Generator<{ line: Line; count: number }> {
  const beginning = findUuencoded(bytes);
  if (!beginning) return;
  for (let at = beginning.dataStart; at < bytes.length;) {
    const line = lineAt(bytes, at);
    const count = lengthIn(bytes, line);
    if (!count) return;
    yield { line, count };
    at = line.next;
  }
}

type Uuencoded = { start: number; nameStart: number; nameEnd: number; dataStart: number };

const begin = encodeLatin1('begin ');
const end = encodeLatin1('end');

/** Returns the first file in a text from `from` on. A line with `begin` counts only if a line of data follows. */
export function findUuencoded(bytes: Uint8Array, from = 0): Uuencoded | undefined {
  for (let start = from; start < bytes.length;) {
    const line = lineAt(bytes, start);
    const nameStart = hasBegin(bytes, start) ? afterMode(bytes, start, line.end) : undefined;
    if (nameStart !== undefined && isWholeLine(bytes, lineAt(bytes, line.next))) {
      return { start, nameStart, nameEnd: line.end, dataStart: line.next };
    }
    start = line.next;
  }
  return undefined;
}

/** Behind the last line of the file whose data begins at `dataStart`. */
export function endOfUuencoded(bytes: Uint8Array, dataStart: number): number {
  let at = dataStart;
  let count: number | undefined = 1;
  while (count && at < bytes.length) {
    const line = lineAt(bytes, at);
    count = hasBytesAt(bytes, end, at) && line.end - at === end.length ? 0 : lengthIn(bytes, line);
    if (count !== undefined) at = line.next;
  }
  const last = lineAt(bytes, at);
  return hasBytesAt(bytes, end, at) && last.end - at === end.length ? last.next : at;
}

function lineAt(bytes: Uint8Array, start: number): Line {
  const found = bytes.indexOf(lineFeed, start);
  const next = found < 0 ? bytes.length : found + 1;
  const end = found < 0 ? bytes.length : found;
  return { start, end: bytes[end - 1] === carriageReturn && end > start ? end - 1 : end, next };
}

function hasBegin(bytes: Uint8Array, start: number): boolean {
  return bytes[start] === begin[0] && hasBytesAt(bytes, begin, start);
}

function afterMode(bytes: Uint8Array, start: number, lineEnd: number): number | undefined {
  const modeStart = start + begin.length;
  let at = modeStart;
  while (at < lineEnd && at - modeStart < 4 && isOctal(bytes[at])) at += 1;
  return at - modeStart >= 3 && bytes[at] === space && at + 1 < lineEnd ? at + 1 : undefined;
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

/**
 * Returns the number of bytes that a line of data declares, 0 for the last one; undefined if it is not a line of data. Some lines end with
 * a checksum character.
 */
function lengthIn(bytes: Uint8Array, line: Line): number | undefined {
  if (line.start >= bytes.length) return undefined;
  // The last line is a blank, which some programs cut off.
  if (line.end === line.start) return 0;
  const first = bytes[line.start] ?? 0;
  if (first < space || first > backtick) return undefined;
  const count = (first - space) & 63;
  return line.end - line.start - 1 > charactersOf(count) + 1 ? undefined : count;
}

function charactersOf(count: number): number {
  return Math.ceil(count / 3) * 4;
}

function isWholeLine(bytes: Uint8Array, line: Line): boolean {
  const count = lengthIn(bytes, line);
  return !!count && line.end - line.start - 1 >= charactersOf(count) - 8;
}

function decodeLine(bytes: Uint8Array, line: Line, decoded: Uint8Array): void {
  const valueAt = (at: number) => (at < line.end ? ((bytes[at] ?? space) - space) & 63 : 0);
  for (let to = 0, at = line.start + 1; to < decoded.length; to += 3, at += 4) {
    const bits =
      (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    decoded[to] = bits >> 16;
    if (to + 1 < decoded.length) decoded[to + 1] = (bits >> 8) & 0xff;
    if (to + 2 < decoded.length) decoded[to + 2] = bits & 0xff;
  }
}
