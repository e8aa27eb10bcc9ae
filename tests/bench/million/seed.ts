import { existsSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { applyMigrations } from '../../support/sqlite-database.ts';
import { databasesCount, layoutOf } from './layout.ts';
import { isSeeded, seedDatabase } from './seed-database.ts';

export const seededPath = (directory: string, shard: number) =>
  `${directory}/database-${shard + 1}.sqlite`;

/**
 * Creates the databases of an archive with `documents` documents, starting with the large organization's. Continues
 * an interrupted run.
 */
export async function seedArchive(directory: string, documents: number): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const organizations = layoutOf(documents);
  for (const shard of [1, 0, 2, 3].slice(0, databasesCount)) {
    const path = seededPath(directory, shard);
    if (!existsSync(path)) {
      const sqlite = applyMigrations(new DatabaseSync(path));
      sqlite.exec('pragma journal_mode = wal');
      sqlite.close();
    }
    const own = organizations.filter((organization) => organization.shard === shard);
    if (isSeeded(path, own)) continue;
    const start = performance.now();
    let added = 0;
    await seedDatabase(path, own, (count) => {
      added += count;
      const seconds = (performance.now() - start) / 1000;
      console.log(`database ${shard + 1}: ${added} added, ${Math.round(added / seconds)} a second`);
    });
  }
}
