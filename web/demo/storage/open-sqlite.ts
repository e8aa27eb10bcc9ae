import sqlite3InitModule, { type Database } from '@sqlite.org/sqlite-wasm';

export type Sqlite = Database;

const runtime = sqlite3InitModule().then((sqlite) => {
  // Otherwise SQLite logs every failing statement, although the caller gets the error.
  sqlite.config.warn = () => undefined;
  return sqlite;
});

/**
 * D1's limits, so that the demo accepts what D1 accepts: bytes of a value and of a statement, columns, parameters,
 * arguments of a function, bytes of a LIKE pattern. https://developers.cloudflare.com/d1/platform/limits/
 */
const limits = [
  ['SQLITE_LIMIT_LENGTH', 2_000_000],
  ['SQLITE_LIMIT_SQL_LENGTH', 100_000],
  ['SQLITE_LIMIT_COLUMN', 100],
  ['SQLITE_LIMIT_VARIABLE_NUMBER', 100],
  ['SQLITE_LIMIT_FUNCTION_ARG', 32],
  ['SQLITE_LIMIT_LIKE_PATTERN_LENGTH', 50],
] as const;

export async function openSqlite(snapshot: Uint8Array | null): Promise<Sqlite> {
  const { oo1, capi, wasm } = await runtime;
  const sqlite = new oo1.DB(':memory:', 'c');
  if (snapshot) {
    const code = capi.sqlite3_deserialize(
      sqlite,
      'main',
      wasm.allocFromTypedArray(snapshot),
      snapshot.byteLength,
      snapshot.byteLength,
      capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE,
    );
    sqlite.checkRc(code);
  }
  sqlite.exec('pragma foreign_keys = on');
  for (const [name, limit] of limits) capi.sqlite3_limit(sqlite, capi[name], limit);
  return sqlite;
}

export async function exportSqlite(sqlite: Sqlite): Promise<Uint8Array> {
  const { capi } = await runtime;
  return capi.sqlite3_js_db_export(sqlite);
}
