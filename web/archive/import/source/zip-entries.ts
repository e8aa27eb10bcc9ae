import { crc32 } from '../../../../shared/bytes/crc32.ts';
import { createNameDecoder } from './legacy-names.ts';
import { SourceError } from './source-file.ts';

/**
 * An entry of a zip archive (PKWARE APPNOTE 6.3.10, 4.3.12). Sizes are in bytes; `offset` is that of its local header
 * in the file.
 */
export type PackedEntry = {
  name: string;
  /** A symbolic link, whose content is the path of another file. */
  isLink: boolean;
  method: number;
  isEncrypted: boolean;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
  modifiedAt: Date | null;
};

/** More than any archive of documents has; all entries are in memory. */
const mostZipEntries = 500_000;

const endLength = 22;
const longestComment = 0xffff;
const locatorLength = 20;
const end64Length = 56;
const entryLength = 46;
/** Bytes of the directory per read: more than the longest entry needs. */
const windowLength = 1024 * 1024;

/**
 * Reads the entries of a zip archive from its central directory (also ZIP64) in a few small reads, whatever its size.
 * Throws `SourceError`.
 */
export async function readZipEntries(file: File, language: string): Promise<PackedEntry[]> {
  const { start, size, count, shift } = await findDirectory(file);
  if (count > mostZipEntries) throw new SourceError('too-many-files', file.name);
  const entries: RawEntry[] = [];
  let at = start;
  const end = start + size;
  while (at < end) {
    const view = await readView(file, at, Math.min(windowLength, end - at));
    const isLast = at + view.byteLength >= end;
    const used = takeEntries(view, { shift, entries });
    if (used === 0 || entries.length > mostZipEntries) break;
    at += used;
    if (isLast) break;
  }
  // The Finder writes the count modulo 65,536.
  if (entries.length !== count && entries.length % 0x10000 !== count) {
    throw new SourceError('damaged', file.name);
  }
  const undecoded = entries.flatMap(({ name }) => (typeof name === 'string' ? [] : [name]));
  const decode = createNameDecoder(undecoded, language);
  return entries.map(({ name, ...entry }) => ({
    ...entry,
    name: typeof name === 'string' ? name : decode(name),
  }));
}

/** `name` is in bytes if its encoding is unknown. */
type RawEntry = Omit<PackedEntry, 'name'> & { name: string | Uint8Array };

type Directory = { start: number; size: number; count: number; shift: number };

async function findDirectory(file: File): Promise<Directory> {
  const tailStart = Math.max(0, file.size - endLength - longestComment - locatorLength);
  const tail = await readView(file, tailStart, file.size - tailStart);
  const end = findEnd(tail);
  if (end === null || isSplit(tail.getUint16(end + 4, true))) {
    throw new SourceError('not-an-archive', file.name);
  }
  const directory = {
    count: tail.getUint16(end + 10, true),
    size: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  };
  const isLong =
    directory.count === 0xffff || directory.size === 0xffffffff || directory.offset === 0xffffffff;
  const locator = end - locatorLength;
  if (isLong && locator >= 0 && tail.getUint32(locator, true) === 0x07064b50) {
    return findDirectory64(file, {
      written: uint64(tail, locator + 8),
      expected: tailStart + locator - end64Length,
    });
  }
  return placed(file, { end: tailStart + end, ...directory });
}

/**
 * Returns whether this is the last of several files of a split archive; with ZIP64, their number is stored elsewhere.
 */
function isSplit(diskNumber: number): boolean {
  return diskNumber > 0 && diskNumber < 0xffff;
}

/** `written` is the declared offset of the end record, which is wrong if there are bytes before the archive. */
async function findDirectory64(
  file: File,
  { written, expected }: { written: number; expected: number },
): Promise<Directory> {
  for (const at of [written, expected]) {
    if (at < 0 || at + end64Length > file.size) continue;
    const view = await readView(file, at, end64Length);
    if (view.getUint32(0, true) !== 0x06064b50) continue;
    if (view.getUint32(16, true) > 0) throw new SourceError('not-an-archive', file.name);
    const [count, size, offset] = [uint64(view, 32), uint64(view, 40), uint64(view, 48)];
    return placed(file, { end: at, count, size, offset });
  }
  throw new SourceError('damaged', file.name);
}

/** The directory ends where the end record begins, whatever offset the archive declares. */
function placed(
  { name }: File,
  { end, count, size, offset }: { end: number; count: number; size: number; offset: number },
): Directory {
  const start = end - size;
  if (start < 0 || start < offset) throw new SourceError('damaged', name);
  return { start, size, count, shift: start - offset };
}

/** Returns the offset of the last end record whose comment ends with the file. */
function findEnd(tail: DataView): number | null {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    if (at + endLength + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  return null;
}

/** Adds the complete entries of `view`; returns their length in bytes. */
function takeEntries(
  view: DataView,
  { shift, entries }: { shift: number; entries: RawEntry[] },
): number {
  let at = 0;
  while (at + entryLength <= view.byteLength) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new SourceError('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const length = entryLength + nameLength + extraLength + view.getUint16(at + 32, true);
    if (at + length > view.byteLength) break;
    entries.push(entryAt(view, at, { nameLength, extraLength, shift }));
    at += length;
  }
  return at;
}

function entryAt(
  view: DataView,
  at: number,
  { nameLength, extraLength, shift }: { nameLength: number; extraLength: number; shift: number },
): RawEntry {
  const flags = view.getUint16(at + 8, true);
  const nameStart = at + entryLength;
  const extra = readExtra(view, nameStart + nameLength, extraLength);
  const long = extra.get(0x0001);
  let longAt = 0;
  const sizeAt = (offset: number) => {
    const short = view.getUint32(at + offset, true);
    if (short !== 0xffffffff || !long || longAt + 8 > long.byteLength) return short;
    longAt += 8;
    return uint64(long, longAt - 8);
  };
  // ZIP64 lists the fields in this order.
  const size = sizeAt(24);
  const compressedSize = sizeAt(20);
  const offset = sizeAt(42) + shift;
  const nameBytes = bytesOf(view, nameStart, nameLength);
  return {
    name: unicodeName(extra.get(0x7075), nameBytes) ?? decodeName(nameBytes),
    isLink:
      view.getUint8(at + 5) === unixHost && (view.getUint16(at + 40, true) & 0xf000) === 0xa000,
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & 1) !== 0,
    crc: view.getUint32(at + 16, true),
    size,
    compressedSize,
    offset,
    modifiedAt:
      unixTime(extra.get(0x5455)) ??
      dosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
  };
}

function readExtra(view: DataView, start: number, length: number): Map<number, DataView> {
  const extra = new Map<number, DataView>();
  let at = start;
  while (at + 4 <= start + length) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > start + length) break;
    extra.set(view.getUint16(at, true), new DataView(view.buffer, view.byteOffset + at + 4, size));
    at += 4 + size;
  }
  return extra;
}

/** Parses Info-ZIP's extended timestamp. */
function unixTime(extra: DataView | undefined): Date | null {
  if (!extra || extra.byteLength < 5 || (extra.getUint8(0) & 1) === 0) return null;
  return new Date(extra.getUint32(1, true) * 1000);
}

/**
 * The archive does not contain its time zone, so that of this device is used. Programs without a clock write the
 * earliest possible time.
 */
function dosTime(date: number, time: number): Date | null {
  if (date === firstDosDate && time === 0) return null;
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  if (month < 1 || month > 12 || day < 1) return null;
  return new Date(year, month - 1, day, time >> 11, (time >> 5) & 63, (time & 31) * 2);
}

/** 1 January 1980. */
const firstDosDate = 0x21;

const unixHost = 3;

/** Reads Info-ZIP's UTF-8 name. It is ignored if its checksum shows that a tool renamed only the other one. */
function unicodeName(extra: DataView | undefined, name: Uint8Array): string | null {
  if (!extra || extra.byteLength < 6 || extra.getUint8(0) !== 1) return null;
  if (extra.getUint32(1, true) !== crc32(name)) return null;
  return new TextDecoder().decode(bytesOf(extra, 5, extra.byteLength - 5));
}

/** Many tools write UTF-8 without the flag, and some set it for other encodings. */
function decodeName(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.slice();
  }
}

export async function readView(file: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}

function bytesOf(view: DataView, at: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}

function uint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
