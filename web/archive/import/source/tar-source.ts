import { safePath, SourceError, type ImportSource, type SourceFile } from './source-file.ts';
import { readTarEntries, type TarEntry } from './tar-directory.ts';

/**
 * Opens a tar archive without loading it into memory. If a path occurs several times, the last entry counts. Throws
 * `SourceError`.
 */
export async function openTar(archive: File): Promise<ImportSource> {
  const files = new Map<string, SourceFile>();
  let unsafeCount = 0;
  for (const entry of await readTarEntries(archive)) {
    if (entry.kind === 'folder') continue;
    const path = safePath(entry.name);
    if (path === null || entry.kind === 'link') unsafeCount += 1;
    else files.set(path, tarFile(archive, path, entry));
  }
  return { name: archive.name, files: [...files.values()], unsafeCount };
}

function tarFile(archive: File, path: string, { kind, size, start, modifiedAt }: TarEntry) {
  const content = archive.slice(start, start + size);
  const stream: SourceFile['stream'] = async () => {
    if (kind === 'other') throw new SourceError('unsupported-compression', path);
    if (content.size < size) throw new SourceError('damaged', path);
    return content.stream();
  };
  const slice: SourceFile['slice'] = (from, to) => content.slice(from, to);
  const canSlice = kind === 'file' && content.size === size;
  return { path, size, modifiedAt, stream, ...(canSlice && { slice }) };
}
