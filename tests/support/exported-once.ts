import { exportSqlite as exportWhole, type Sqlite } from '../../web/demo/storage/open-sqlite.ts';

export { openSqlite, type Sqlite } from '../../web/demo/storage/open-sqlite.ts';

let first: Promise<Uint8Array> | undefined;

/** Copies only the first, empty archive, because a later copy, one per request, would never be read. */
export function exportSqlite(sqlite: Sqlite): Promise<Uint8Array> {
  return (first ??= exportWhole(sqlite));
}
