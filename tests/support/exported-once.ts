import { exportSqlite as exportWhole, type Sqlite } from '../../web/demo/storage/open-sqlite.ts';

export { openSqlite, type Sqlite } from '../../web/demo/storage/open-sqlite.ts';

let first: Promise<Uint8Array> | undefined;

/** Copies the archive as it is first, which is empty: nobody reads a later copy, of which there would be one after each request. */
export function exportSqlite(sqlite: Sqlite): Promise<Uint8Array> {
  return (first ??= exportWhole(sqlite));
}
