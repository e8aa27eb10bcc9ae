import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateFolder } from './product/folders.ts';

/*
 * Restores a folder of `npm run backup` as the archive of `npm start` (SHEAF_STATE_DIR), if there is none:
 *
 *   npm run restore -- /mnt/backups/2026-11-28T03-00-00
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Which one? npm run restore -- /mnt/backups/2026-11-28T03-00-00');
const source = resolve(folder);
const state = stateFolder();
if (!existsSync(join(source, 'state', 'v3', 'd1'))) fail(`${source} is no backup`);
if (existsSync(state) && readdirSync(state).length > 0) {
  fail(`${state} has an archive. Stop Sheaf and move that folder away first`);
}
const secrets = readFileSync(join(source, '.dev.vars'), 'utf8');
if (existsSync('.dev.vars') && readFileSync('.dev.vars', 'utf8') !== secrets) {
  fail(
    'The backup has another .dev.vars, with the secret of the archive. Move the one here away first',
  );
}
cpSync(join(source, 'state'), state, { recursive: true });
copyFileSync(join(source, '.dev.vars'), '.dev.vars');
console.log(`${state} is the archive of ${source}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
