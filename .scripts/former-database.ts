import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findFormerDatabase } from '../worker/database/former-database.ts';
import { runQuietly } from './run.ts';

const explanation =
  'is from a version that is too old to be updated by this one. Nothing was changed. Update to the last version with the migration 0062_added_documents.sql first.';

/** Throws if the database of `npm start` lacks a migration that was merged into the first one. */
export function assertLocalDatabaseContinues(stateDirectory: string): void {
  const folder = join(stateDirectory, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  if (!existsSync(folder)) return;
  for (const file of globSync(join(folder, '*.sqlite'))) {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    const found = sqlite.prepare(findFormerDatabase).get();
    sqlite.close();
    if (found) throw new Error(`The database in ${stateDirectory} ${explanation}`);
  }
}

/** Throws if a database on Cloudflare lacks a migration that was merged into the first one. */
export async function assertRemoteDatabaseContinues(name: string): Promise<void> {
  const command = findFormerDatabase.replaceAll(/\s+/g, ' ').trim();
  const execute = ['d1', 'execute', name, '--remote', '--json', '--command', command];
  const [response] = JSON.parse(await runQuietly('wrangler', execute)) as { results: unknown[] }[];
  if (response?.results.length) throw new Error(`The database ${name} ${explanation}`);
}
