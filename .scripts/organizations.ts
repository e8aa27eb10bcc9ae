import { parseArgs } from 'node:util';
import { withArchive } from './doctor/open-archive.ts';
import { printDatabases } from './doctor/print-sizes.ts';

/*
 * Shows the size of each database, and what each organization stores in it:
 *
 *   npm run organizations -- list             of the archive of `npm start` (SHEAF_STATE_DIR)
 *   npm run organizations -- list --remote    of the deployed one (SHEAF_NAME), through a logged-in wrangler
 */
const { values: options, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.join() === 'list') {
  await withArchive(options, ({ databases }) => printDatabases(databases));
} else {
  console.error('npm run organizations -- list [--remote]');
  process.exitCode = 1;
}
