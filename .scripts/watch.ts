import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { watchFolder } from './watch/watch-folder.ts';
import { readWatchSettings } from './watch/watch-settings.ts';

/*
 * Uploads new files of a folder, for instance from a network scanner:
 *
 *   SHEAF_URL=… SHEAF_ORGANIZATION=org_… SHEAF_API_KEY=sheaf_… npm run watch -- FOLDER
 *
 * Moves stored files to `done/` in the folder, and files that the server refuses to `failed/`. Prints a line for
 * each.
 */
const [folder = '', ...others] = process.argv.slice(2);
const settings = readWatchSettings(process.env);
const problems = [
  ...settings.problems,
  ...(folder === '' || others.length > 0 ? ['Name one folder: npm run watch -- FOLDER'] : []),
  ...(folder !== '' && !(await isFolder(folder)) ? [`${folder} is no folder`] : []),
];
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const path = resolve(folder);
const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
log(`Watching ${path}`);
await watchFolder(path, { target: settings.target, log, signal: stop.signal });
log('Stopped');

async function isFolder(name: string): Promise<boolean> {
  return stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
