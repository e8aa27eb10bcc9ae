import { chunksOf } from '../../../shared/chunks-of.ts';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { crc32 } from '../../../shared/bytes/crc32.ts';

// Not client-zip (2.5.1): it has no zip64 record for more than 65,535 files, does not cancel the open file when the
// archive is cancelled, and its checksums take three times as long.

/** A file to add to an archive. `size` is in bytes; an entry of 4 GiB or more is written as zip64. */
export type ZipEntry = {
  name: string;
  size: number;
  modifiedAt: Date;
  body: ReadableStream<Uint8Array>;
};

type WrittenEntry = { name: Uint8Array; time: number; size: number; crc: number; offset: number };

const limit32 = 0xffffffff;
const limit16 = 0xffff;
const flags = 0x0808;

/**
 * Yields the bytes of a zip archive (APPNOTE 6.3) of uncompressed files. At most one chunk of one
 * file is in memory. Large files, many files and large archives get zip64 records. Fails if reading
 * a file fails; if it is ended early, it cancels the open file.
 */
export async function* zipChunks(
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const time = dosTime(entry.modifiedAt);
    const isLarge = entry.size >= limit32;
    const header = localHeader({ name, time, isLarge });
    yield header;
    let size = 0;
    let crc = 0;
    for await (const chunk of chunksOf(entry.body)) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
    const descriptor = dataDescriptor({ crc, size, isLarge });
    yield descriptor;
    written.push({ name, time, size, crc, offset });
    offset += header.length + size + descriptor.length;
  }
  const start = offset;
  for (const entry of written) {
    const header = centralHeader(entry);
    yield header;
    offset += header.length;
  }
  yield endOfArchive({ count: written.length, start, size: offset - start });
}

function localHeader(entry: { name: Uint8Array; time: number; isLarge: boolean }): Uint8Array {
  const unknown = entry.isLarge ? limit32 : 0;
  const extra = entry.isLarge ? [u16(1), u16(16), u64(0), u64(0)] : [];
  return joinBytes([
    u32(0x04034b50),
    u16(entry.isLarge ? 45 : 20),
    u16(flags),
    u16(0),
    u32(entry.time),
    u32(0),
    u32(unknown),
    u32(unknown),
    u16(entry.name.length),
    u16(entry.isLarge ? 20 : 0),
    entry.name,
    ...extra,
  ]);
}

function dataDescriptor(entry: { crc: number; size: number; isLarge: boolean }): Uint8Array {
  const size = entry.isLarge ? u64(entry.size) : u32(entry.size);
  return joinBytes([u32(0x08074b50), u32(entry.crc), size, size]);
}

function centralHeader(entry: WrittenEntry): Uint8Array {
  const isLarge = entry.size >= limit32;
  const isFar = entry.offset >= limit32;
  const large = [
    ...(isLarge ? [u64(entry.size), u64(entry.size)] : []),
    ...(isFar ? [u64(entry.offset)] : []),
  ];
  const extra = large.length === 0 ? [] : [u16(1), u16(large.length * 8), ...large];
  const size = isLarge ? limit32 : entry.size;
  return joinBytes([
    u32(0x02014b50),
    u16(45),
    u16(extra.length === 0 ? 20 : 45),
    u16(flags),
    u16(0),
    u32(entry.time),
    u32(entry.crc),
    u32(size),
    u32(size),
    u16(entry.name.length),
    u16(joinBytes(extra).length),
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    u32(isFar ? limit32 : entry.offset),
    entry.name,
    ...extra,
  ]);
}

function endOfArchive(directory: { count: number; start: number; size: number }): Uint8Array {
  const { count, start, size } = directory;
  const end = [
    u32(0x06054b50),
    u32(0),
    u16(Math.min(count, limit16)),
    u16(Math.min(count, limit16)),
    u32(Math.min(size, limit32)),
    u32(Math.min(start, limit32)),
    u16(0),
  ];
  if (count < limit16 && size < limit32 && start < limit32) return joinBytes(end);
  return joinBytes([
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(size),
    u64(start),
    u32(0x07064b50),
    u32(0),
    u64(start + size),
    u32(1),
    ...end,
  ]);
}

/** The date and time in the format of MS-DOS, in UTC, in steps of two seconds from 1980 to 2107. */
function dosTime(date: Date): number {
  const years = Math.min(Math.max(date.getUTCFullYear() - 1980, 0), 127);
  const day = (years << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

function u16(value: number): Uint8Array {
  return number(2, (view) => view.setUint16(0, value, true));
}

function u32(value: number): Uint8Array {
  return number(4, (view) => view.setUint32(0, value, true));
}

function u64(value: number): Uint8Array {
  return number(8, (view) => view.setBigUint64(0, BigInt(value), true));
}

function number(length: number, write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}
