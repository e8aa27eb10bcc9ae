import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, parse, relative, sep } from 'node:path';

export type FoundFile = { path: string; name: string; mark: string; modifiedAt: number };

const ownFolders = ['done', 'failed'] as const;
export type OwnFolder = (typeof ownFolders)[number];

// Temporary and side files of scanners, browsers, Office and file managers.
const unfinished =
  /^(?:\.|~|thumbs\.db$|desktop\.ini$)|(?:\.(?:tmp|temp|part|partial|crdownload|download|filepart|swp)|~)$/i;

/** Lists the files of a folder and its subfolders, oldest first, without hidden, empty and finished ones. */
export async function listFiles(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: FoundFile[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(folder, path).split(sep);
    const isOwn = ownFolders.some((name) => parts.length > 1 && name === parts[0]);
    if (!entry.isFile() || isOwn || parts.some((part) => unfinished.test(part))) continue;
    const stats = await lstat(path).catch(() => null);
    if (!stats || stats.size === 0) continue;
    const name = parts.join('/');
    found.push({ path, name, mark: markOf(stats), modifiedAt: stats.mtimeMs });
  }
  return found.toSorted((one, other) => one.modifiedAt - other.modifiedAt);
}

function markOf({ size, mtimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ino}`;
}

export async function isAsFound({ path, mark }: FoundFile): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  return stats !== null && markOf(stats) === mark;
}

/** Moves a file back if it has changed since it was moved away. Returns whether it has. */
export async function moveBackIfChanged(
  moved: string,
  { path, mark }: FoundFile,
): Promise<boolean> {
  const stats = await lstat(moved).catch(() => null);
  if (!stats || markOf(stats) === mark || (await exists(path))) return false;
  await rename(moved, path);
  return true;
}

/** Moves a file into `done/` or `failed/`, with a number if its name is taken. Returns its name there. */
export async function moveFile(
  folder: string,
  { path }: FoundFile,
  into: OwnFolder,
): Promise<string> {
  const wanted = join(folder, into, relative(folder, path));
  await mkdir(dirname(wanted), { recursive: true });
  const { dir, name, ext } = parse(wanted);
  let free = wanted;
  for (let number = 2; await exists(free); number += 1)
    free = join(dir, `${name} (${number})${ext}`);
  await rename(path, free);
  return relative(folder, free).split(sep).join('/');
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
