import { createLinesDecoder } from '../../../../shared/mime/decoding/decode-lines.ts';
import { SourceError } from './source-file.ts';

/**
 * An entry of a tar archive (POSIX.1-2024, pax). Sizes are in bytes; `start` is the offset of its content in the file.
 */
export type TarEntry = {
  name: string;
  kind: 'file' | 'folder' | 'link' | 'other';
  size: number;
  start: number;
  modifiedAt: Date | null;
};

const blockLength = 512;
/** Bytes per read: headers of small files are close together. */
const windowLength = 64 * 1024;
/** More than any archive of documents has; all entries are in memory. */
const mostHeaders = 500_000;
/** Longer than any path. */
const longestExtension = 1024 * 1024;

/**
 * Reads the entries of a tar archive from its headers, with long names of pax and GNU, without the contents. Throws
 * `SourceError`.
 */
export async function readTarEntries(file: File): Promise<TarEntry[]> {
  const read = createReader(file);
  const decodeName = createLinesDecoder();
  const entries: TarEntry[] = [];
  let extension: Extension = {};
  let at = 0;
  for (let count = 0; at < file.size; count += 1) {
    if (count >= mostHeaders) throw new SourceError('too-many-files', file.name);
    const block = await read(at, blockLength);
    // Two zero blocks end an archive, but some programs write none.
    if (block.every((byte) => byte === 0)) break;
    const header = parseHeader(block, decodeName);
    if (!header) throw new SourceError(at === 0 ? 'not-an-archive' : 'damaged', file.name);
    const { type } = header;
    const isExtension = extensionTypes.has(type);
    const size = (isExtension ? undefined : extension.size) ?? header.size;
    const start = await contentStart(type, block, { at, read });
    const end = start + Math.ceil(size / blockLength) * blockLength;
    if (!Number.isSafeInteger(end)) throw new SourceError('damaged', file.name);
    at = end;
    if (isExtension) {
      if (size > longestExtension) throw new SourceError('damaged', file.name);
      Object.assign(extension, readExtension(type, await read(start, size), decodeName));
      continue;
    }
    const name = extension.name ?? header.name;
    const modifiedAt = dateOf(extension.seconds ?? header.seconds);
    const kind = name.endsWith('/') ? 'folder' : kindOf(type, extension);
    entries.push({ name, kind, size, start, modifiedAt });
    extension = {};
  }
  return entries;
}

type Read = (start: number, length: number) => Promise<Uint8Array>;

/** Returns the offset of the content, after the header and the GNU blocks that list gaps of a sparse file. */
async function contentStart(
  type: string,
  block: Uint8Array,
  { at, read }: { at: number; read: Read },
) {
  let start = at + blockLength;
  let hasMore = type === 'S' && block[482] !== 0;
  while (hasMore) {
    hasMore = (await read(start, blockLength))[504] !== 0;
    start += blockLength;
  }
  return start;
}

/** Extended attributes of the next entry. `isSparse`: the stored data has gaps and is not the content of the file. */
type Extension = { name?: string; size?: number; seconds?: number; isSparse?: boolean };

/**
 * pax: for the next entry (x) or all (g), which programs use for comments. GNU: long names of files (L) and links (K).
 */
const extensionTypes = new Set(['x', 'g', 'L', 'K']);

function kindOf(type: string, { isSparse }: Extension): TarEntry['kind'] {
  if (isSparse) return 'other';
  switch (type) {
    case '0':
    case '7':
    case '\0':
      return 'file';
    case '1':
    case '2':
      return 'link';
    case '5':
      return 'folder';
    default:
      return 'other';
  }
}

function createReader(file: File): Read {
  let window = new Uint8Array(0);
  let windowStart = 0;
  return async (start, length) => {
    const isThere = start >= windowStart && start + length <= windowStart + window.length;
    if (!isThere) {
      const blob = file.slice(start, start + Math.max(length, windowLength));
      [window, windowStart] = [new Uint8Array(await blob.arrayBuffer()), start];
    }
    const from = start - windowStart;
    const bytes = window.subarray(from, from + length);
    if (bytes.length < length)
      throw new SourceError(start === 0 ? 'not-an-archive' : 'damaged', file.name);
    return bytes;
  };
}

/** Returns null if the checksum does not match. */
function parseHeader(block: Uint8Array, decodeName: Decode) {
  const size = numberAt(block, 124, 12);
  if (size === null || !isChecksum(block, numberAt(block, 148, 8))) return null;
  const prefix = isUstar(block) ? textAt(block, 345, 155, decodeName) : '';
  const name = textAt(block, 0, 100, decodeName);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size,
    seconds: numberAt(block, 136, 12) ?? 0,
    type: String.fromCharCode(block[156] ?? 0),
  };
}

/** The checksum sums all bytes, with spaces in place of itself. Some programs add signed bytes. */
function isChecksum(block: Uint8Array, checksum: number | null): boolean {
  let [unsigned, signed] = [0, 0];
  for (const [index, byte] of block.entries()) {
    const counted = index >= 148 && index < 156 ? 0x20 : byte;
    unsigned += counted;
    signed += counted > 127 ? counted - 256 : counted;
  }
  return checksum === unsigned || checksum === signed;
}

/** Checks the zero after `ustar`, too: GNU's own header has other values in place of the prefix. */
function isUstar(block: Uint8Array): boolean {
  return decode(block.subarray(257, 263)) === 'ustar\0';
}

/**
 * Parses octal digits, or binary numbers, which GNU uses for large values. Returns null if it is invalid or negative.
 */
function numberAt(block: Uint8Array, at: number, length: number): number | null {
  const bytes = block.subarray(at, at + length);
  const [first = 0] = bytes;
  if (first === 0x80) {
    const value = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
    return Number.isSafeInteger(value) ? value : null;
  }
  const digits = textAt(block, at, length).trim();
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : null;
}

type Decode = (bytes: Uint8Array) => string;

function textAt(block: Uint8Array, at: number, length: number, decodeText = decode): string {
  const bytes = block.subarray(at, at + length);
  const end = bytes.indexOf(0);
  return decodeText(end < 0 ? bytes : bytes.subarray(0, end));
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function readExtension(type: string, bytes: Uint8Array, decodeName: Decode): Extension {
  switch (type) {
    case 'L':
      return { name: textAt(bytes, 0, bytes.length, decodeName) };
    case 'x':
      return paxExtension(bytes, decodeName);
    default:
      return {};
  }
}

/** Parses records of the form `length key=value\n`; the length includes the whole record. */
function paxExtension(bytes: Uint8Array, decodeName: Decode): Extension {
  const extension: Extension = {};
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = Number(decode(bytes.subarray(at, Math.max(at, space))));
    // Each record must contain a space after its length, and end before the data does.
    const isWhole = space > at && length > space + 1 - at && at + length <= bytes.length;
    if (!isWhole || !Number.isSafeInteger(length)) break;
    const record = decodeName(bytes.subarray(space + 1, at + length - 1));
    const [key = ''] = record.split('=', 1);
    const value = record.slice(key.length + 1);
    if (key === 'path') extension.name = value;
    else if (key === 'size' && /^\d+$/.test(value)) extension.size = Number(value);
    else if (key === 'mtime' && Number.isFinite(Number(value))) extension.seconds = Number(value);
    else if (key.startsWith('GNU.sparse.')) extension.isSparse = true;
    at += length;
  }
  return extension;
}

function dateOf(seconds: number): Date | null {
  const date = new Date(seconds * 1000);
  return seconds > 0 && !Number.isNaN(date.getTime()) ? date : null;
}
