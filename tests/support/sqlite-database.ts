import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { syncSqliteAsD1 } from '../../web/demo/storage/sqlite-d1.ts';
import {
  replacementQueries,
  triggersOfIndex,
  type Trigger,
} from '../../worker/archive/search/index/layout/search-layout-store.ts';
import type { D1Like } from '../../worker/database/metering.ts';

const migrations = new URL('../../migrations/', import.meta.url);

const limitsOfD1: object = { limits: { exprDepth: 100 } };

let migrated: Uint8Array | undefined;

export function openMigratedSqlite(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:', limitsOfD1);
  migrated ??= applyMigrations(new DatabaseSync(':memory:')).serialize();
  sqlite.deserialize(migrated);
  return sqlite;
}

export function applyMigrations(sqlite: DatabaseSync): DatabaseSync {
  migrate(sqlite);
  replaceEmptyIndex(sqlite);
  return sqlite;
}

/** Applies the migrations from `first` to `last`. */
export function migrate(sqlite: DatabaseSync, { first = '', last = '9999' } = {}): void {
  for (const file of readdirSync(migrations).sort()) {
    const number = file.slice(0, '0000'.length);
    if (number >= first && number <= last)
      sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
  }
}

/** Cron does this in its first run, and deletes the former index in the next one. */
export function replaceEmptyIndex(sqlite: DatabaseSync): void {
  const layout = sqlite.prepare('select state from search_layout').get();
  if (layout?.['state'] !== 'writing') return;
  const triggers = sqlite.prepare(triggersOfIndex).all() as Trigger[];
  for (const query of replacementQueries(triggers)) sqlite.exec(query);
  sqlite.exec("drop table document_search_former; update search_layout set state = 'done'");
}

/** Wraps Node's SQLite in D1's interface, with D1's limit of 100 parameters per statement. */
export function sqliteAsD1(sqlite: DatabaseSync): D1Like {
  const prepare = cachedStatements(sqlite);
  return syncSqliteAsD1({
    all(query, values) {
      if (values.length > 100) throw new Error('too many SQL variables');
      const results = prepare(query).all(...(values as SQLInputValue[]));
      return { results, success: true, meta: {} };
    },
    transaction(work) {
      sqlite.exec('begin');
      try {
        const results = work();
        sqlite.exec('commit');
        return results;
      } catch (error) {
        sqlite.exec('rollback');
        throw error;
      }
    },
  });
}

const mostStatements = 500;

/** Preparing most statements takes longer than running them. */
function cachedStatements(sqlite: DatabaseSync): (query: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (query) => {
    const known = statements.get(query);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
    const statement = sqlite.prepare(query);
    statements.set(query, statement);
    return statement;
  };
}
