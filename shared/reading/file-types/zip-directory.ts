import { decodeLatin1 } from '../../text/encodings/latin1.ts';

/** A file that is read in ranges. `read` returns fewer bytes only at the end of the file. */
export type RandomAccessFile = {
  size: number;
  read(range: { offset: number; length: number }): Promise<Uint8Array>;
};

export type ZipDirectoryEntry = { name: string; isStored: boolean; offset: number };

const endSignature = 'PK\x05\x06';
const entrySignature = 'PK\x01\x02';
const endLength = 22;
const entryLength = 46;
const tailLength = endLength + 0xffff;
const longestDirectory = 1024 * 1024;

/**
 * Returns the entries of a zip archive from its central directory, in at most two reads of about 1 MiB in total. Names are decoded as
 * Latin-1, with `/` between folders. Returns an empty list without a directory.
 */
export async function readZipDirectory(file: RandomAccessFile): Promise<ZipDirectoryEntry[]> {
  const tailStart = Math.max(0, file.size - tailLength);
  const tail = decodeLatin1(await file.read({ offset: tailStart, length: tailLength }));
  const end = tail.lastIndexOf(endSignature);
  if (end < 0) return [];
  const size = uint32(tail, end + 12);
  const start = tailStart + end - size;
  if (start < 0) return [];
  const directory =
    start >= tailStart
      ? tail.slice(start - tailStart, end)
      : decodeLatin1(await file.read({ offset: start, length: Math.min(size, longestDirectory) }));
  // Bytes before the archive shift all of its offsets.
  return [...entriesOf(directory, start - uint32(tail, end + 16))];
}

function* entriesOf(directory: string, shift: number): Generator<ZipDirectoryEntry> {
  let at = 0;
  while (directory.startsWith(entrySignature, at)) {
    const nameStart = at + entryLength;
    const nameEnd = nameStart + uint16(directory, at + 28);
    yield {
      name: directory.slice(nameStart, nameEnd).replaceAll('\\', '/').replace(/^\//, ''),
      isStored: uint16(directory, at + 10) === 0,
      offset: uint32(directory, at + 42) + shift,
    };
    at = nameEnd + uint16(directory, at + 30) + uint16(directory, at + 32);
  }
}

/** Reads a little-endian number of two bytes from a Latin-1 text; bytes beyond the end count as 0. */
export function uint16(bytes: string, offset: number): number {
  return (bytes.charCodeAt(offset) || 0) + (bytes.charCodeAt(offset + 1) || 0) * 0x100;
}

/** Reads a little-endian number of four bytes from a Latin-1 text; bytes beyond the end count as 0. */
export function uint32(bytes: string, offset: number): number {
  return uint16(bytes, offset) + uint16(bytes, offset + 2) * 0x10000;
}
