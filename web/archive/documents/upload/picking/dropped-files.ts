import { fileExtension } from '../../../../../shared/reading/file-types/file-extension.ts';

export type Dropped = { files: File[]; folders: FileSystemDirectoryEntry[] };

/** Reads the content of a drop. The items are available only during the event; folders can be read later. */
export function takeDropped(items: Iterable<DataTransferItem>): Dropped {
  const dropped: Dropped = { files: [], folders: [] };
  for (const item of items) {
    const entry = item.webkitGetAsEntry();
    if (entry && isFolder(entry)) dropped.folders.push(entry);
    const file = entry?.isDirectory ? null : item.getAsFile();
    if (file && !systemFile.test(file.name)) dropped.files.push(file);
  }
  return dropped;
}

export function takePicked(files: Iterable<File>): Dropped {
  return { files: [...files].filter((file) => !pathInFolder(file).some(isHidden)), folders: [] };
}

function pathInFolder({ webkitRelativePath }: File): string[] {
  return webkitRelativePath.split('/').slice(1);
}

export type Collected = {
  count: number;
  /** Files other than PDFs, which the user confirms. */
  others: File[];
  unreadableCount: number;
};

/** Passes on PDF files as they are found, folder by folder, at most 100 at a time. */
export async function collectFiles(
  { files, folders }: Dropped,
  { onPdfs, signal }: { onPdfs: (files: File[]) => void; signal: AbortSignal },
): Promise<Collected> {
  const collected: Collected = { count: 0, others: [], unreadableCount: 0 };
  const take = (found: File[]) => {
    const { pdfs = [], others = [] } = Object.groupBy(found, (file) =>
      isPdf(file) ? 'pdfs' : 'others',
    );
    collected.others = [...collected.others, ...others];
    collected.count += found.length;
    if (pdfs.length > 0) onPdfs(pdfs);
  };
  take(files);
  for (const folder of folders) {
    for await (const portion of readFolder(folder)) {
      if (signal.aborted) return collected;
      take(portion.files);
      collected.unreadableCount += portion.unreadableCount;
    }
  }
  return collected;
}

type Portion = { files: File[]; unreadableCount: number };

/**
 * Yields the files of a folder and its subfolders, without hidden ones. Browsers list at most 100 entries at a time.
 */
async function* readFolder(root: FileSystemDirectoryEntry): AsyncGenerator<Portion> {
  const folders = [root];
  for (const folder of folders) {
    const reader = folder.createReader();
    for (;;) {
      const entries = await readEntries(reader).catch(() => null);
      if (!entries) yield { files: [], unreadableCount: 1 };
      if (!entries?.length) break;
      const shown = entries.filter(({ name }) => !isHidden(name)).toSorted(byName);
      folders.push(...shown.filter(isFolder));
      const results = await Promise.allSettled(shown.filter(isFile).map(readFile));
      const files = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      yield { files, unreadableCount: results.length - files.length };
    }
  }
}

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

const { compare } = new Intl.Collator(undefined, { numeric: true });
const byName = (a: FileSystemEntry, b: FileSystemEntry) => compare(a.name, b.name);

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

// Files that macOS, Windows and Office create beside the user's own files.
const systemFile = /^(\.ds_store|\._.*|thumbs\.db|desktop\.ini|~\$.*)$/i;

function isHidden(name: string): boolean {
  return name.startsWith('.') || systemFile.test(name);
}

function isPdf(file: File): boolean {
  if (file.type !== '') return file.type === 'application/pdf';
  return fileExtension(file.name).toLowerCase() === 'pdf';
}
