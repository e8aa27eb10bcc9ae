import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { inPlace } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { fileEntry, missingFilesEntry } from '../zip-archives/archive-entries.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { zipResponse } from '../zip-archives/zip-response.ts';
import type { ZipEntry } from '../zip-archives/zip-chunks.ts';
import { findBulkDocuments } from './bulk-query-store.ts';
import { findDownloadRows, type DownloadRow } from './download-store.ts';

/**
 * Responds with the files of documents as a zip archive, which is streamed: one file at a time is read from the store.
 * Files that the store does not have are listed in `missing-files.txt`, the last entry.
 */
export function downloadDocuments(scope: OrganizationScope, filter: BulkFilter): Promise<Response> {
  return inPlace(scope, async (place) => {
    const rows = await rowsOf(scope, filter);
    const today = scope.platform.clock.now().toISOString().slice(0, 10);
    return zipResponse(scope, { fileName: `documents-${today}.zip`, place }, () =>
      entriesOf(scope, rows),
    );
  });
}

async function rowsOf(scope: OrganizationScope, filter: BulkFilter): Promise<DownloadRow[]> {
  if (filter.documentIds) return findDownloadRows(scope, [...new Set(filter.documentIds)]);
  if (!filter.query) throw new Error('A download without documents passed validation');
  const limit = limits.bulk.downloaded;
  const rows = await findBulkDocuments(scope, {
    query: filter.query,
    isTrashed: false,
    limit: limit + 1,
  });
  if (rows.length > limit) {
    throw new AppError('request.too_large', { message: `More than ${limit} documents` });
  }
  return rows;
}

async function* entriesOf(scope: OrganizationScope, rows: DownloadRow[]): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  const names = uniqueNames(rows.map(({ name }) => name));
  for (const [index, { id, createdAt, ...row }] of rows.entries()) {
    const name = names[index] ?? row.name;
    const entry = await fileEntry(scope, { documentId: id, name, createdAt });
    if (entry) yield entry;
    else missing.push(name);
  }
  if (missing.length > 0) yield missingFilesEntry(missing, scope.platform.clock.now());
}
