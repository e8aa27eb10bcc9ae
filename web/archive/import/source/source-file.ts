/** Why a file of the source, or all of it, cannot be read. */
export const sourceProblems = [
  'damaged',
  'unreadable',
  'missing',
  'data-only',
  'several-exports',
  'encrypted',
  'unsupported-compression',
  'too-large',
  'too-many-files',
  'not-an-archive',
  'manifest-invalid',
  'record-too-large',
  'changed',
  'no-content',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

export class SourceError extends Error {
  readonly problem: SourceProblem;
  /** Of the file that has it, '' for the whole source. */
  readonly path: string;

  constructor(problem: SourceProblem, path = '') {
    super(`${problem} ${path}`);
    this.name = 'SourceError';
    this.problem = problem;
    this.path = path;
  }
}

/** A file of what was chosen: in a folder, or in a zip archive. `path` has `/` between folders. */
export type SourceFile = {
  path: string;
  /** In bytes; in an archive, as it declares. */
  size: number;
  modifiedAt: Date | null;
  /** The content, in small pieces. Fails with `SourceError` where the archive is damaged, or is larger than it declares. */
  stream(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Bytes of it, without reading those before; only where that is possible. */
  slice?: (start: number, end: number) => Blob;
};

/** Everything that was chosen, of which no content is in memory yet. */
export type ImportSource = {
  /** The folder, archive or first file. */
  name: string;
  files: SourceFile[];
  /** Entries with paths that lead out of the archive, which are left out. */
  unsafeCount: number;
};

/** The content of a file of at most `maxSize` bytes, 0 for any; it is read once, and checked while it is. */
export async function readWhole(file: SourceFile, maxSize: number): Promise<Blob> {
  if (maxSize > 0 && file.size > maxSize) throw new SourceError('too-large', file.path);
  try {
    return await new Response(await file.stream()).blob();
  } catch (error) {
    // Compressed data that is none, and a file that was moved or changed, fail with an error of the browser's own.
    throw error instanceof SourceError ? error : new SourceError('unreadable', file.path);
  }
}

/** Without what leads nowhere, like `./`; null if it leads out of the source. */
export function safePath(path: string): string | null {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isUnsafe = parts.includes('..') || /^[a-z]:$/i.test(parts[0] ?? '');
  return isUnsafe || parts.length === 0 ? null : parts.join('/');
}

/** The part of a path after the last `/`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The part of a path before the last `/`, or ''. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Whether a file is in a folder, or below it; '' is the top of the source. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

// Written by macOS, Windows, Synology, Office, Thunderbird and Google Takeout beside the user's own files.
const systemName =
  /^(?:\..*|thumbs\.db|desktop\.ini|~\$.*|__macosx|@eadir|.+\.msf|archive_browser\.html)$/i;

export function isHidden(path: string): boolean {
  return path.split('/').some((part) => systemName.test(part));
}
