/** Problems of a file, or of the whole source, that prevent reading it. */
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
  readonly path: string;

  constructor(problem: SourceProblem, path = '') {
    super(`${problem} ${path}`);
    this.name = 'SourceError';
    this.problem = problem;
    this.path = path;
  }
}

/** A file of the source, in a folder or an archive. `path` has `/` between folders. */
export type SourceFile = {
  path: string;
  /** In bytes; for a file in an archive, the declared size. */
  size: number;
  modifiedAt: Date | null;
  /**
   * Returns the content in small chunks. Fails with `SourceError` if the archive is damaged or larger than declared.
   */
  stream(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Returns a range of bytes without reading those before it; missing where that is not possible. */
  slice?: (start: number, end: number) => Blob;
};

/** All chosen files; their content is not in memory yet. */
export type ImportSource = {
  name: string;
  files: SourceFile[];
  /** The number of entries whose paths lead out of the archive, which are skipped. */
  unsafeCount: number;
};

/** Reads a file of at most `maxSize` bytes (0 means any) and verifies it meanwhile. */
export async function readWhole(file: SourceFile, maxSize: number): Promise<Blob> {
  if (maxSize > 0 && file.size > maxSize) throw new SourceError('too-large', file.path);
  try {
    return await new Response(await file.stream()).blob();
  } catch (error) {
    // The browser throws its own errors for invalid compressed data and for files that were moved or changed.
    throw error instanceof SourceError ? error : new SourceError('unreadable', file.path);
  }
}

/** Removes segments such as `./`; returns null if the path leads out of the source. */
export function safePath(path: string): string | null {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isUnsafe = parts.includes('..') || /^[a-z]:$/i.test(parts[0] ?? '');
  return isUnsafe || parts.length === 0 ? null : parts.join('/');
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function isWithin(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

// Files that macOS, Windows, Synology, Office, Thunderbird and Google Takeout create beside the user's own files.
const systemName =
  /^(?:\..*|thumbs\.db|desktop\.ini|~\$.*|__macosx|@eadir|.+\.msf|archive_browser\.html)$/i;

export function isHidden(path: string): boolean {
  return path.split('/').some((part) => systemName.test(part));
}
