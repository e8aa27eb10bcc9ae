import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const allPages = 2 ** 31 - 1;
/**
 * Rows are copied before the file names: a document added in between is missing from the copy, and its file is merely
 * unused.
 */
const folders = ['d1', 'r2'];
/** Number of attempts to copy the rows when files are deleted meanwhile. */
const attempts = 10;

/**
 * Copies the databases of an archive that may be in use. The copy contains the file name of every copied document.
 * Each database is copied at one moment and byte for byte, because the search index refers to rows by number.
 */
export async function copyDatabases(state: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = storedFiles(state).keys;
    for (const folder of folders) await copyFolder(state, { target, folder });
    const after = storedFiles(target).keys;
    if ([...before].every((key) => after.has(key))) return;
    if (attempt === attempts) throw new Error('Files are removed all the time; try again later');
  }
}

async function copyFolder(state: string, { target, folder }: { target: string; folder: string }) {
  for (const path of globSync(`v3/${folder}/*/*.sqlite`, { cwd: state })) {
    const copy = join(target, path);
    mkdirSync(dirname(copy), { recursive: true });
    rmSync(copy, { force: true });
    const database = new DatabaseSync(join(state, path), { readOnly: true });
    // All pages are copied in one step, because the backup restarts after each write.
    await backup(database, copy, { rate: allPages });
    database.close();
  }
}

/** Returns the keys of stored files and the blobs that hold them, from the local runtime's own database. */
export function storedFiles(state: string): { keys: Set<string>; blobs: string[] } {
  const keys = new Set<string>();
  const blobs: string[] = [];
  for (const path of globSync('v3/r2/*/*.sqlite', { cwd: state })) {
    if (path.endsWith('metadata.sqlite')) continue;
    const database = new DatabaseSync(join(state, path), { readOnly: true });
    const objects = database.prepare('SELECT key, blob_id FROM _mf_objects').iterate();
    for (const { key, blob_id: blob } of objects) {
      keys.add(String(key));
      if (blob !== null) blobs.push(String(blob));
    }
    const parts = database.prepare('SELECT blob_id FROM _mf_multipart_parts').iterate();
    for (const { blob_id: blob } of parts) blobs.push(String(blob));
    database.close();
  }
  return { keys, blobs };
}
