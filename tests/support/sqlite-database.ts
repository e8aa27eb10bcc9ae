import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Like, D1ResultLike, D1StatementLike } from '../../worker/database/metering.ts';

const migrations = new URL('../../migrations/', import.meta.url);

/** A database in memory with every migration applied. */
export function openMigratedSqlite(path = ':memory:'): DatabaseSync {
  const sqlite = new DatabaseSync(path);
  for (const file of readdirSync(migrations).sort()) {
    sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
  }
  return sqlite;
}

type SqliteStatement = D1StatementLike & { allNow(): D1ResultLike };

/** Node's own SQLite behind D1's interface: a batch is one transaction, a statement takes at most 100 parameters. */
export function sqliteAsD1(sqlite: DatabaseSync): D1Like {
  const statementOf = (query: string, values: SQLInputValue[] = []): SqliteStatement => {
    const allNow = () => {
      if (values.length > 100) throw new Error('too many SQL variables');
      const results = sqlite.prepare(query).all(...values) as Record<string, unknown>[];
      return { results, success: true, meta: {} };
    };
    return {
      bind: (...bound) => statementOf(query, bound as SQLInputValue[]),
      all: async () => allNow(),
      allNow,
    };
  };
  return {
    prepare: (query) => statementOf(query),
    batch: async (statements) => {
      sqlite.exec('begin');
      try {
        const results = (statements as SqliteStatement[]).map((statement) => statement.allNow());
        sqlite.exec('commit');
        return results;
      } catch (error) {
        sqlite.exec('rollback');
        throw error;
      }
    },
  };
}
