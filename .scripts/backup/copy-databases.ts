import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const allPages = 2 ** 31 - 1;
/** Rows before the files that they name: a document that is added meanwhile is in none, and its file is one too many. */
const folders = ['d1', 'r2'];
/** How often rows are copied again because files were removed meanwhile. */
const attempts = 10;

/**
 * Copies the databases of an archive that may be in use, so that the file of every document is known in the copy. Copies
 * are of one moment each and byte for byte, as the search index refers to rows by their numbers.
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
    // In one step: it would begin again after each write of the product.
    await backup(database, copy, { rate: allPages });
    database.close();
  }
}

/** The names of files, and of the blobs that hold them, by the runtime's own database. */
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
