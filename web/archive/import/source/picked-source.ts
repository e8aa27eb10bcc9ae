import { bagFiles } from '../../../../shared/archive/export/bag-files.ts';
import { formerManifestName } from '../../../../shared/archive/export/former-export.ts';
import {
  folderOf,
  isHidden,
  safePath,
  SourceError,
  type ImportSource,
  type SourceFile,
} from './source-file.ts';
import { openTar } from './tar-source.ts';
import { openZip } from './zip-source.ts';

export type PickedFile = { file: File; path: string };

/**
 * Opens the chosen files. Zip and tar archives are opened if there are only archives, or if they are parts of an
 * export. Throws `SourceError`.
 */
export async function openPicked(
  name: string,
  picked: readonly PickedFile[],
): Promise<ImportSource> {
  const visible = picked.filter(({ path }) => !isHidden(path));
  const [only] = visible;
  if (only && visible.every(({ file }) => isArchive(file))) {
    return visible.length === 1 ? openArchive(only.file) : openArchives(name, visible);
  }
  const files: SourceFile[] = [];
  let unsafeCount = 0;
  for (const { file, path } of picked) {
    const safe = safePath(path);
    const part = isArchive(file) ? await openExportPart(file) : null;
    if (safe === null) unsafeCount += 1;
    else if (!part) files.push(pickedFile(file, safe));
    else {
      unsafeCount += part.unsafeCount;
      for (const each of part.files) files.push({ ...each, path: `${safe}/${each.path}` });
    }
  }
  return { name, files, unsafeCount };
}

const archiveEnding = /\.(?:zip|tar)$/i;

function isArchive({ name }: File): boolean {
  return archiveEnding.test(name);
}

function openArchive(archive: File): Promise<ImportSource> {
  return /\.tar$/i.test(archive.name) ? openTar(archive) : openZip(archive);
}

/**
 * Opens several archives as one source. The parts of a download, such as Google Takeout, share one folder; otherwise
 * each archive becomes a folder.
 */
async function openArchives(name: string, archives: readonly PickedFile[]): Promise<ImportSource> {
  const parts: (ImportSource & { path: string })[] = [];
  for (const { file, path } of archives.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    parts.push({
      ...(await openArchive(file)),
      path: (safePath(path) ?? file.name).replace(archiveEnding, ''),
    });
  }
  const folders = new Set(parts.flatMap(({ files }) => files.flatMap(topFolderOf)));
  const isOne = folders.size === 1 && !folders.has('');
  return {
    name,
    files: parts.flatMap(({ files, path }) =>
      isOne ? files : files.map((file) => ({ ...file, path: `${path}/${file.path}` })),
    ),
    unsafeCount: parts.reduce((sum, { unsafeCount }) => sum + unsafeCount, 0),
  };
}

function topFolderOf({ path }: SourceFile): string[] {
  return isHidden(path) ? [] : [folderOf(path).split('/')[0] ?? ''];
}

/**
 * Opens an archive with a bag at its top, or an export from before there were bags; returns null for other archives.
 */
async function openExportPart(archive: File): Promise<ImportSource | null> {
  try {
    const part = await openArchive(archive);
    const names: readonly string[] = [bagFiles.declaration, formerManifestName];
    return part.files.some(({ path }) => names.includes(path)) ? part : null;
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

function pickedFile(file: File, path: string): SourceFile {
  return {
    path,
    size: file.size,
    modifiedAt: new Date(file.lastModified),
    stream: () => Promise.resolve(file.stream()),
    slice: (start, end) => file.slice(start, end),
  };
}

export function pickedFromInput(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
}

type HandlesWithEntries = FileSystemDirectoryHandle & {
  entries(): AsyncIterable<[string, FileSystemHandle]>;
};

/** Returns the files of a handle, which a browser may keep for the next visit. */
export async function pickedFromHandle(handle: FileSystemHandle): Promise<PickedFile[]> {
  const picked: PickedFile[] = [];
  const folders: { handle: FileSystemHandle; path: string }[] = [{ handle, path: handle.name }];
  for (const { handle, path } of folders) {
    if (isFile(handle)) picked.push({ file: await handle.getFile(), path });
    else if (isFolder(handle)) {
      for await (const [name, child] of handle.entries()) {
        folders.push({ handle: child, path: `${path}/${name}` });
      }
    }
  }
  return picked;
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

function isFolder(handle: FileSystemHandle): handle is HandlesWithEntries {
  return handle.kind === 'directory';
}

export async function pickedFromDrop({
  files,
  folders,
}: {
  files: readonly File[];
  folders: readonly FileSystemDirectoryEntry[];
}): Promise<PickedFile[]> {
  return [...pickedFromInput(files), ...(await filesOfEntries(folders))];
}

async function filesOfEntries(roots: readonly FileSystemEntry[]): Promise<PickedFile[]> {
  const picked: PickedFile[] = [];
  const entries = [...roots];
  for (const entry of entries) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isEntryFile(entry)) picked.push({ file: await fileOfEntry(entry), path });
    else if (isEntryFolder(entry)) entries.push(...(await childrenOf(entry)));
  }
  return picked;
}

/** Browsers list at most 100 entries at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    for (const each of some) children.push(each);
  }
}

function fileOfEntry(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isEntryFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isEntryFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
