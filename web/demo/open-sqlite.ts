import sqlite3InitModule, { type Database as SqliteDatabase } from '@sqlite.org/sqlite-wasm';

const runtime = sqlite3InitModule();

/** A database in memory, from a snapshot of an earlier one where there is one. */
export async function openSqlite(snapshot: Uint8Array | null): Promise<SqliteDatabase> {
  const sqlite3 = await runtime;
  const sqlite = new sqlite3.oo1.DB(':memory:', 'c');
  if (snapshot) {
    const { SQLITE_DESERIALIZE_FREEONCLOSE, SQLITE_DESERIALIZE_RESIZEABLE } = sqlite3.capi;
    const bytes = sqlite3.wasm.allocFromTypedArray(snapshot);
    const code = sqlite3.capi.sqlite3_deserialize(
      sqlite.pointer ?? 0,
      'main',
      bytes,
      snapshot.byteLength,
      snapshot.byteLength,
      SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE,
    );
    sqlite.checkRc(code);
  }
  sqlite.exec('pragma foreign_keys = on');
  return sqlite;
}

/** The whole database as bytes. */
export async function exportSqlite(sqlite: SqliteDatabase): Promise<Uint8Array> {
  const sqlite3 = await runtime;
  return sqlite3.capi.sqlite3_js_db_export(sqlite.pointer ?? 0);
}
