import { inflateChunks } from '../../bytes/inflate.ts';
import { joinBytes } from '../../bytes/join-bytes.ts';
import { ExtractionFailure } from '../extraction-failure.ts';

export type ZipArchive = {
  readonly names: readonly string[];
  /** Yields the text of an entry in chunks; nothing without such an entry. */
  read(name: string): Iterable<string>;
  /** Returns all bytes of an entry; undefined if it is missing, or larger than `most` bytes. */
  readBytes(name: string, most: number): Uint8Array<ArrayBuffer> | undefined;
};

/**
 * The number of entries of an archive, and the unpacked bytes of those that are read. `compressionRatio` is the unpacked size divided by
 * the packed size.
 */
export type ZipLimits = { zipEntries: number; unzippedBytes: number; compressionRatio: number };

type Entry = { method: number; isEncrypted: boolean; packedSize: number; offset: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
// The beginning of a repetitive file may have any ratio.
const ratioFreeBytes = 4 * 1024 * 1024;
const decodedBytes = 64 * 1024;
/** The minimum cost of reading an entry, in unpacked bytes, because a file can refer to the same tiny part any number of times. */
const leastCost = 4096;

/** Opens a zip archive by its central directory. Throws if there is none. The limits apply to all reads together. */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive {
  const entries = readDirectory(bytes, limits);
  let unzipped = 0;

  function* unpack(entry: Entry): Generator<Uint8Array> {
    if (entry.isEncrypted) throw new ExtractionFailure('encrypted');
    const data = entryData(bytes, entry);
    const chunks = entry.method === 0 ? [data] : inflateChunks(data);
    let size = 0;
    unzipped += leastCost;
    for (const chunk of chunks) {
      size += chunk.length;
      unzipped += chunk.length;
      const isBomb = size > ratioFreeBytes && size > data.length * limits.compressionRatio;
      if (isBomb || unzipped > limits.unzippedBytes) throw new ExtractionFailure('too_complex');
      yield chunk;
    }
  }

  return {
    names: [...entries.keys()],
    *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      let decoder: TextDecoder | undefined;
      for (const chunk of unpack(entry)) {
        decoder ??= new TextDecoder(isUtf16(chunk) ? 'utf-16' : 'utf-8');
        // A slice of a string keeps the whole decoded string in memory, so small pieces are decoded.
        for (let at = 0; at < chunk.length; at += decodedBytes) {
          yield decoder.decode(chunk.subarray(at, at + decodedBytes), { stream: true });
        }
      }
    },
    readBytes(name, most) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const chunks: Uint8Array[] = [];
      let length = 0;
      for (const chunk of unpack(entry)) {
        length += chunk.length;
        if (length > most) return undefined;
        chunks.push(chunk);
      }
      return joinBytes(chunks);
    },
  };
}

function readDirectory(bytes: Uint8Array, limits: ZipLimits): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const start = end - view.getUint32(end + 12, true);
  // Bytes before the archive shift all of its offsets.
  const shift = start - view.getUint32(end + 16, true);

  const entries = new Map<string, Entry>();
  let at = start;
  let count = 0;
  while (at + 46 <= end && view.getUint32(at, true) === entrySignature) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true) + shift,
    });
    count += 1;
    if (count > limits.zipEntries) throw new ExtractionFailure('too_complex');
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (entries.size === 0) throw new ExtractionFailure('damaged');
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ExtractionFailure('damaged');
}

function entryData(bytes: Uint8Array, { offset, packedSize }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(offset, true) !== localSignature) throw new ExtractionFailure('damaged');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return bytes.subarray(start, start + packedSize);
}

function isUtf16(start: Uint8Array): boolean {
  return start[0] === 0xff && start[1] === 0xfe;
}
