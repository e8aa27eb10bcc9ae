import { joinBytes } from '../../bytes/join-bytes.ts';
import { MimeError } from '../mime-error.ts';

/** A storage of a compound file: its streams, which are read on request, and nested storages, by name. */
export type Folder = {
  folders: ReadonlyMap<string, Folder>;
  streams: ReadonlyMap<string, () => Uint8Array>;
};

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const headerLength = 512;
const listedInHeader = 109;
const entryLength = 128;
const smallSectorLength = 64;
/** Higher numbers are markers: the end of a chain, and free sectors. */
const firstMark = 0xff_ff_ff_fa;
/** In a hostile file, many chains can share the same sectors. */
const readsPerSector = 4;
const deepestFolder = 40;

const kind = { folder: 1, stream: 2, root: 5 } as const;

type Entry = {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

type Sectors = {
  length: number;
  at(sector: number): Uint8Array | undefined;
  next(sector: number): number;
};

/** Returns whether bytes begin like a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Opens a compound file (MS-CFB), the format of Outlook messages, in linear time. A contiguous stream refers to the file; `take` is called
 * with the bytes of each stream that is joined from several pieces. Throws a `MimeError` if the file is damaged.
 */
export function openCompoundFile(bytes: Uint8Array, take: (bytes: number) => void): Folder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isCompoundFile(bytes) || bytes.length < headerLength) throw damaged();
  const length = 1 << view.getUint16(30, true);
  if (length !== 512 && length !== 4096) throw damaged();
  const mostSectors = Math.ceil(bytes.length / length);
  let readsLeft = mostSectors * readsPerSector;
  const count = (reads: number) => {
    readsLeft -= reads;
    if (readsLeft < 0) throw damaged();
  };

  const sectorAt = (sector: number) => {
    const start = (sector + 1) * length;
    return start < bytes.length ? bytes.subarray(start, start + length) : undefined;
  };
  const tableSectors = findTable(view, { length, mostSectors });
  const sectors: Sectors = {
    length,
    at: sectorAt,
    next: (sector) => {
      const table = tableSectors[Math.floor((sector * 4) / length)];
      return table === undefined
        ? firstMark
        : uint32(bytes, (table + 1) * length + ((sector * 4) % length));
    },
  };
  const read = (chain: Sectors, start: number, size: number) =>
    readChain(chain, { start, size, count, take });

  const entries = entriesIn(read(sectors, view.getUint32(48, true), bytes.length));
  const [root] = entries;
  if (root?.kind !== kind.root) throw damaged();
  const smallStream = read(sectors, root.start, root.size);
  const smallTable = read(sectors, view.getUint32(60, true), bytes.length);
  const smallSectors: Sectors = {
    length: smallSectorLength,
    at: (sector) => {
      const start = sector * smallSectorLength;
      return start < smallStream.length
        ? smallStream.subarray(start, start + smallSectorLength)
        : undefined;
    },
    next: (sector) =>
      sector * 4 + 4 <= smallTable.length ? uint32(smallTable, sector * 4) : firstMark,
  };
  const smallest = view.getUint32(56, true);
  return folderOf(entries, root, ({ start, size }) =>
    read(size < smallest ? smallSectors : sectors, start, size),
  );
}

function findTable(
  view: DataView,
  { length, mostSectors }: { length: number; mostSectors: number },
): number[] {
  const found: number[] = [];
  const add = (at: number, count: number) => {
    for (let index = 0; index < count && at + index * 4 + 4 <= view.byteLength; index += 1) {
      const sector = view.getUint32(at + index * 4, true);
      if (sector < firstMark) found.push(sector);
    }
  };
  add(76, listedInHeader);
  const perList = length / 4 - 1;
  let list = view.getUint32(68, true);
  for (let lists = 0; list < firstMark && lists * perList < mostSectors; lists += 1) {
    const at = (list + 1) * length;
    if (at + length > view.byteLength) break;
    add(at, perList);
    list = view.getUint32(at + perList * 4, true);
  }
  return found;
}

type Chain = {
  start: number;
  size: number;
  count: (reads: number) => void;
  take: (bytes: number) => void;
};

function readChain(sectors: Sectors, { start, size, count, take }: Chain): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let sector = start; sector < firstMark && length < size;) {
    const first = sectors.at(sector);
    if (!first) break;
    let run = 1;
    let next = sectors.next(sector);
    while (next === sector + run && length + run * sectors.length < size && sectors.at(next)) {
      next = sectors.next(next);
      run += 1;
    }
    count(sectors.length === smallSectorLength ? run / 8 : run);
    const { buffer, byteOffset } = first;
    const last = sectors.at(sector + run - 1) ?? first;
    const end = last.byteOffset + last.length;
    const piece = new Uint8Array(buffer, byteOffset, Math.min(end - byteOffset, size - length));
    pieces.push(piece);
    length += piece.length;
    sector = next;
  }
  const [only = new Uint8Array()] = pieces;
  if (pieces.length <= 1) return only;
  take(length);
  return joinBytes(pieces);
}

function entriesIn(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
    const nameLength = Math.min(62, Math.max(0, view.getUint16(at + 64, true) - 2));
    entries.push({
      name: utf16.decode(directory.subarray(at, at + nameLength)),
      kind: directory[at + 66] ?? 0,
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

const utf16 = new TextDecoder('utf-16le');

type ReadStream = (entry: Entry) => Uint8Array;

/** Ignores repeated entries, which could form cycles. */
function folderOf(entries: readonly Entry[], root: Entry, read: ReadStream): Folder {
  const seen = new Set<Entry>([root]);
  const open = (folder: Entry, depth: number): Folder => {
    const folders = new Map<string, Folder>();
    const streams = new Map<string, () => Uint8Array>();
    const waiting = [folder.child];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const entry = entries[next];
      if (!entry || seen.has(entry)) continue;
      seen.add(entry);
      waiting.push(entry.left, entry.right);
      if (entry.kind === kind.stream) streams.set(entry.name, () => read(entry));
      if (entry.kind === kind.folder && depth < deepestFolder) {
        folders.set(entry.name, open(entry, depth + 1));
      }
    }
    return { folders, streams };
  };
  return open(root, 0);
}

function uint32(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] ?? 0) +
    (bytes[at + 1] ?? 0) * 0x1_00 +
    (bytes[at + 2] ?? 0) * 0x1_00_00 +
    (bytes[at + 3] ?? 0) * 0x1_00_00_00
  );
}

function damaged(): MimeError {
  return new MimeError('The file is damaged');
}
