import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { assertLocalDatabaseContinues } from './former-database.ts';
import { run } from './run.ts';

/**
 * Applies pending migrations to the local database. Prints nothing unless it fails; throws if the database is too
 * old.
 */
export async function migrate(stateDirectory: string) {
  assertLocalDatabaseContinues(stateDirectory);
  if (isMigrated(stateDirectory)) return;
  await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDirectory],
    { CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'warn', NO_COLOR: '1' },
  );
}

function isMigrated(stateDirectory: string): boolean {
  const files = globSync(join(stateDirectory, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite'));
  const [file, ...others] = files.filter((path) => !path.endsWith('metadata.sqlite'));
  if (file === undefined || others.length > 0) return false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT name FROM d1_migrations').all();
    database.close();
    const applied = new Set(rows.map(({ name }) => name));
    return globSync('*.sql', { cwd: 'migrations' }).every((name) => applied.has(name));
  } catch {
    return false;
  }
}
