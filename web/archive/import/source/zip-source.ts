import { crc32 } from '../../../../shared/bytes/crc32.ts';
import { safePath, SourceError, type ImportSource, type SourceFile } from './source-file.ts';
import { readView, readZipEntries, type PackedEntry } from './zip-entries.ts';

/** Opens a zip archive without loading it into memory: each file is inflated while it is read. Throws `SourceError`. */
export async function openZip(archive: File): Promise<ImportSource> {
  const files: SourceFile[] = [];
  let unsafeCount = 0;
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const entries = (await readZipEntries(archive, locale)).filter(
    ({ name }) => !/[/\\]$/.test(name),
  );
  if (entries.length > 0 && entries.every(({ isEncrypted }) => isEncrypted)) {
    throw new SourceError('encrypted', archive.name);
  }
  for (const entry of entries) {
    const path = safePath(entry.name);
    if (path === null || entry.isLink) unsafeCount += 1;
    else files.push(zipFile(archive, path, entry));
  }
  return { name: archive.name, files, unsafeCount };
}

function zipFile(archive: Blob, path: string, entry: PackedEntry): SourceFile {
  return {
    path,
    size: entry.size,
    modifiedAt: entry.modifiedAt,
    stream: async () => {
      const packed = await packedBytes(archive, path, entry);
      return unpacked(packed, path, entry).pipeThrough(checked(path, entry));
    },
  };
}

const localHeaderLength = 30;

async function packedBytes(archive: Blob, path: string, entry: PackedEntry): Promise<Blob> {
  const header = await readView(archive, entry.offset, localHeaderLength);
  if (header.byteLength < localHeaderLength || header.getUint32(0, true) !== 0x04034b50) {
    throw new SourceError('damaged', path);
  }
  const start =
    entry.offset + localHeaderLength + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = archive.slice(start, start + entry.compressedSize);
  if (packed.size < entry.compressedSize) throw new SourceError('damaged', path);
  return packed;
}

function unpacked(
  packed: Blob,
  path: string,
  { method, isEncrypted }: PackedEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (isEncrypted) throw new SourceError('encrypted', path);
  if (method === 0) return packed.stream();
  if (method !== 8) throw new SourceError('unsupported-compression', path);
  return packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));
}

/** Fails as soon as there are more bytes than declared, or if the checksum differs at the end. */
function checked(path: string, { size, crc }: PackedEntry) {
  let length = 0;
  let sum = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > size) throw new SourceError('damaged', path);
      sum = crc32(chunk, sum);
      controller.enqueue(chunk);
    },
    flush() {
      if (length !== size || sum !== crc) throw new SourceError('damaged', path);
    },
  });
}
