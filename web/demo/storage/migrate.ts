import { findFormerDatabase } from '../../../worker/database/former-database.ts';
import { AppError } from '../../../worker/http/app-error.ts';
import type { Sqlite } from './open-sqlite.ts';

const files = import.meta.glob<string>('../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const migrations = Object.entries(files)
  .map(([path, sql]) => ({ name: path.slice(path.lastIndexOf('/') + 1), sql }))
  .toSorted((left, right) => left.name.localeCompare(right.name));

/**
 * Applies the missing migrations, so that existing demo data moves to a new version. Throws `demo.too_old` if they do
 * not continue those of the database.
 */
export function migrate(sqlite: Sqlite): void {
  if (sqlite.selectValues(findFormerDatabase).length > 0) throw new AppError('demo.too_old');
  sqlite.exec('create table if not exists d1_migrations (name text primary key)');
  const applied = new Set(sqlite.selectValues('select name from d1_migrations'));
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    sqlite.transaction(() => {
      sqlite.exec(sql);
      sqlite.exec({ sql: 'insert into d1_migrations (name) values (?)', bind: [name] });
    });
  }
}
