import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { completeBlobs, copyPresentBlobs } from './backup/copy-blobs.ts';
import { copyDatabases, storedFiles } from './backup/copy-databases.ts';
import { stateFolder } from './product/folders.ts';

/*
 * Copies the archive of `npm start` (SHEAF_STATE_DIR) and `.dev.vars` into a new folder, even while the archive is in
 * use:
 *
 *   npm run backup -- /mnt/backups
 *
 * Files that the newest backup there already has take no further space. `npm run restore` restores a backup.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Where to? npm run backup -- /mnt/backups');
const state = stateFolder();
if (!existsSync(join(state, 'v3', 'd1'))) fail(`There is no archive in ${state} (SHEAF_STATE_DIR)`);

const backups = resolve(folder);
const target = join(backups, new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, '-'));
const draft = `${target}.unfinished`;
const former = globSync('????-??-??T??-??-??-???', { cwd: backups }).toSorted().at(-1);
mkdirSync(backups, { recursive: true });
// The folder contains secrets.
mkdirSync(draft, { mode: 0o700 });
try {
  const copy = join(draft, 'state');
  copyPresentBlobs(state, copy, former && join(backups, former, 'state'));
  await copyDatabases(state, copy);
  const { keys, blobs } = storedFiles(copy);
  completeBlobs(state, copy, blobs);
  checkDatabases(copy);
  copyFileSync('.dev.vars', join(draft, '.dev.vars'));
  renameSync(draft, target);
  console.log(`${target}: ${keys.size} files`);
} catch (error) {
  rmSync(draft, { recursive: true });
  fail(`There is no backup: ${(error as Error).message}`);
}

function checkDatabases(copy: string) {
  for (const path of globSync('v3/d1/*/*.sqlite', { cwd: copy })) {
    const database = new DatabaseSync(join(copy, path), { readOnly: true });
    const row = database.prepare('PRAGMA quick_check(1)').get();
    database.close();
    if (row?.quick_check !== 'ok') throw new Error(`the copy of ${path} is damaged`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
