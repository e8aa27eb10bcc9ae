import { parseHeader, valueOf, type Header } from './header.ts';
import { MimeError } from './mime-error.ts';
import { mimeLimits } from './mime-limits.ts';
import { parseParameters, type Parameterized } from './parameters.ts';

/** A part without parts of its own. */
export type Part = {
  header: Header;
  type: Parameterized;
  disposition: Parameterized;
  /** The closest multipart/alternative that it is in. */
  alternative: object | null;
  /** Of its content, which is still encoded. */
  start: number;
  end: number;
};

/** A multipart that has not ended, and the line that separates its parts. */
type Multipart = { delimiter: Uint8Array; alternative: object | null; isDigest: boolean };

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const dash = 0x2d;
const space = 0x20;
const tab = 0x09;

const bytesBetweenCheckpoints = 1024 * 1024;

/** The header of a message, and its parts in their order. Reads every line once; each multipart is a delimiter to look for. */
export async function findParts(
  bytes: Uint8Array,
  checkpoint: () => Promise<void>,
): Promise<{ header: Header; parts: Part[] }> {
  const open: Multipart[] = [];
  const parts: Part[] = [];
  let header: Header | undefined;
  /** Where the header began that is being read. */
  let headStart: number | null = 0;
  let current: Part | null = null;
  let partHeadsBytes = 0;

  const endHead = (start: number, contentStart: number) => {
    const fields = parseHeader(bytes.subarray(start, contentStart));
    if (header) partHeadsBytes += contentStart - start;
    header ??= fields;
    if (partHeadsBytes > mimeLimits.partHeadsBytes) throw new MimeError('The headers are too long');
    headStart = null;
    current = openPart(fields, contentStart, open);
  };
  const endPart = (end: number) => {
    if (headStart !== null) endHead(headStart, end);
    if (!current) return;
    parts.push({ ...current, end: Math.max(current.start, beforeLineEnd(bytes, end)) });
    current = null;
    if (parts.length > mimeLimits.parts) throw new MimeError('There are too many parts');
  };

  let nextCheckpoint = bytesBetweenCheckpoints;
  for (let at = 0; at < bytes.length;) {
    let end = at;
    while (end < bytes.length && bytes[end] !== lineFeed) end += 1;
    const found =
      bytes[at] === dash && bytes[at + 1] === dash && findDelimiter(bytes.subarray(at, end), open);
    if (found) {
      endPart(at);
      open.length = found.isLast ? found.index : found.index + 1;
      headStart = found.isLast ? null : end + 1;
    } else if (headStart !== null) {
      const limit = header ? mimeLimits.partHeadBytes : mimeLimits.headBytes;
      if (end - headStart > limit) throw new MimeError('A header is too long');
      if (isEmpty(bytes, at, end)) endHead(headStart, Math.min(end + 1, bytes.length));
    }
    at = end + 1;
    if (at < nextCheckpoint) continue;
    nextCheckpoint = at + bytesBetweenCheckpoints;
    await checkpoint();
  }
  endPart(bytes.length);
  return { header: header ?? [], parts };
}

/** The part that a header describes; null if it is a multipart, which is opened instead. */
function openPart(header: Header, start: number, open: Multipart[]): Part | null {
  const parent = open.at(-1);
  const type = parseParameters(
    valueOf(header, 'content-type') || (parent?.isDigest ? 'message/rfc822' : 'text/plain'),
  );
  const alternative = parent?.alternative ?? null;
  const boundary = new TextEncoder().encode(type.parameters.get('boundary') ?? '');
  if (type.value.startsWith('multipart/') && boundary.length > 0) {
    if (open.length >= mimeLimits.depth) throw new MimeError('Parts are nested too deeply');
    if (boundary.length > mimeLimits.boundaryBytes) throw new MimeError('A boundary is too long');
    open.push({
      delimiter: boundary,
      alternative: type.value === 'multipart/alternative' ? {} : alternative,
      isDigest: type.value === 'multipart/digest',
    });
    return null;
  }
  const disposition = parseParameters(valueOf(header, 'content-disposition') ?? '');
  // A multipart without a boundary is text to a reader that cannot split it (RFC 2046, 5.1).
  const isText = type.value === '' || type.value.startsWith('multipart/');
  return {
    header,
    type: isText ? { ...type, value: 'text/plain' } : type,
    disposition,
    alternative,
    start,
    end: start,
  };
}

/** The innermost multipart that a line, which begins with two dashes, separates or ends (RFC 2046, 5.1.1). */
function findDelimiter(
  line: Uint8Array,
  open: readonly Multipart[],
): { index: number; isLast: boolean } | undefined {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const delimiter = open[index]?.delimiter ?? line;
    if (!continuesWith(line, delimiter)) continue;
    const rest = delimiter.length + 2;
    if (isBlank(line, rest)) return { index, isLast: false };
    const isLast = line[rest] === dash && line[rest + 1] === dash;
    if (isLast && isBlank(line, rest + 2)) return { index, isLast };
  }
  return undefined;
}

function continuesWith(line: Uint8Array, delimiter: Uint8Array): boolean {
  if (line.length < delimiter.length + 2) return false;
  for (let at = 0; at < delimiter.length; at += 1) {
    if (line[at + 2] !== delimiter[at]) return false;
  }
  return true;
}

/** Whether a line has only blanks from `start` on. */
function isBlank(line: Uint8Array, start: number): boolean {
  for (let at = start; at < line.length; at += 1) {
    const byte = line[at];
    if (byte !== space && byte !== tab && byte !== carriageReturn) return false;
  }
  return true;
}

function isEmpty(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at] !== carriageReturn) return false;
  return true;
}

/** The line end before a delimiter belongs to the delimiter. */
function beforeLineEnd(bytes: Uint8Array, end: number): number {
  if (end >= bytes.length || bytes[end - 1] !== lineFeed) return end;
  return bytes[end - 2] === carriageReturn ? end - 2 : end - 1;
}
