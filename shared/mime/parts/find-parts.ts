import { createPace, type Checkpoints } from '../../pace.ts';
import { createLinesDecoder } from '../decoding/decode-lines.ts';
import { createDelimiter, findDelimiter, type Delimiter } from './delimiters.ts';
import { parseFields, parseHeader, type Header } from './header.ts';
import { MimeError } from '../mime-error.ts';
import { mimeLimits } from '../mime-limits.ts';
import { parameterOf, parseParameters, type Parameterized } from './parameters.ts';

export type Part = {
  type: Parameterized;
  disposition: Parameterized;
  transferEncoding: string;
  contentId: string | null;
  alternative: object | null;
  start: number;
  end: number;
};

type Multipart = Delimiter & { alternative: object | null; isDigest: boolean };

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const dash = 0x2d;

const searchedAtOnce = 1024 * 1024;

/** Costs relative to searching a byte for lines: of parsing a byte of a header, and of creating a part. */
const cost = { ofHeadByte: 16, ofPart: 4096 };

/**
 * Returns the header of a message, and its parts in order. Reads every line once, and compares it with the delimiters of all open
 * multiparts.
 */
export async function findParts(
  bytes: Uint8Array,
  checkpoints: Checkpoints,
): Promise<{ header: Header; parts: Part[] }> {
  const open: Multipart[] = [];
  const parts: Part[] = [];
  const decode = createLinesDecoder();
  let header: Header | undefined;
  let headStart: number | null = 0;
  let current: Part | null = null;
  let partHeadsBytes = 0;

  const endHead = (start: number, contentStart: number) => {
    const head = bytes.subarray(start, contentStart);
    if (header) partHeadsBytes += head.length;
    header ??= parseHeader(head, decode);
    if (partHeadsBytes > mimeLimits.partHeadsBytes) throw new MimeError('The headers are too long');
    headStart = null;
    current = openPart(parseFields(head, partFields, decode), contentStart, open);
    return pace(head.length * cost.ofHeadByte + cost.ofPart);
  };
  const endPart = async (end: number) => {
    if (headStart !== null) await endHead(headStart, end);
    if (!current) return;
    parts.push({ ...current, end: Math.max(current.start, beforeLineEnd(bytes, end)) });
    current = null;
    if (parts.length > mimeLimits.parts) throw new MimeError('There are too many parts');
  };

  const pace = createPace(checkpoints, searchedAtOnce);
  for (let at = 0; at < bytes.length;) {
    const from = at;
    if (headStart === null) at = findDashes(bytes, at, at + searchedAtOnce);
    const hasDashes = beginsWithDashes(bytes, at);
    if (headStart === null && !hasDashes) {
      await pace(at - from);
      continue;
    }
    const end = endOfLine(bytes, at);
    const found = hasDashes && findDelimiter(bytes, { start: at, end }, open);
    if (found) {
      await endPart(at);
      open.length = found.isLast ? found.index : found.index + 1;
      headStart = found.isLast ? null : end + 1;
    } else if (headStart !== null) {
      const limit = header ? mimeLimits.partHeadBytes : mimeLimits.headBytes;
      if (end - headStart > limit) throw new MimeError('A header is too long');
      if (isEmpty(bytes, at, end)) await endHead(headStart, Math.min(end + 1, bytes.length));
    }
    at = end + 1;
    const pause = pace(at - from);
    if (pause) await pause;
  }
  await endPart(bytes.length);
  return { header: header ?? [], parts };
}

const partFields = new Set([
  'content-type',
  'content-disposition',
  'content-transfer-encoding',
  'content-id',
]);

function openPart(
  fields: ReadonlyMap<string, string>,
  start: number,
  open: Multipart[],
): Part | null {
  const parent = open.at(-1);
  const type = parseParameters(
    fields.get('content-type') || (parent?.isDigest ? 'message/rfc822' : 'text/plain'),
  );
  const alternative = parent?.alternative ?? null;
  const isMultipart = type.value.startsWith('multipart/');
  const delimiter = isMultipart && createDelimiter(parameterOf(type, 'boundary') ?? '');
  if (delimiter && delimiter.bytes.length > 0) {
    if (open.length >= mimeLimits.depth) throw new MimeError('Parts are nested too deeply');
    if (delimiter.bytes.length > mimeLimits.boundaryBytes) {
      throw new MimeError('A boundary is too long');
    }
    open.push({
      ...delimiter,
      alternative: type.value === 'multipart/alternative' ? {} : alternative,
      isDigest: type.value === 'multipart/digest',
    });
    return null;
  }
  // A multipart without a boundary is text, because it cannot be split (RFC 2046, 5.1).
  const isText = type.value === '' || isMultipart;
  return {
    type: isText ? { ...type, value: 'text/plain' } : type,
    disposition: parseParameters(fields.get('content-disposition') ?? ''),
    transferEncoding: fields.get('content-transfer-encoding') ?? '',
    contentId: fields.get('content-id') ?? null,
    alternative,
    start,
    end: start,
  };
}

function findDashes(bytes: Uint8Array, start: number, end: number): number {
  const last = Math.min(end, bytes.length);
  for (let at = start; at < last; at += 1) {
    if (bytes[at] === dash && beginsWithDashes(bytes, at)) return at;
  }
  return last;
}

function beginsWithDashes(bytes: Uint8Array, at: number): boolean {
  const isLineStart = at === 0 || bytes[at - 1] === lineFeed;
  return isLineStart && bytes[at] === dash && bytes[at + 1] === dash;
}

function endOfLine(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && bytes[end] !== lineFeed) end += 1;
  return end;
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
