import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { fileEntry, missingFilesEntry } from '../zip-archives/archive-entries.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { zipStream, type ZipEntry } from '../zip-archives/zip-stream.ts';
import { findBulkDocuments } from './bulk-selection-store.ts';
import { findDownloadRows, type DownloadRow } from './download-store.ts';

/**
 * Documents as one zip archive, streamed: one file at a time comes from the store. A file that the store does not have
 * is named in `missing-files.txt` at the end of the archive.
 */
export async function downloadDocuments(
  scope: OrganizationScope,
  filter: BulkFilter,
): Promise<Response> {
  const rows = await downloadRowsOf(scope, filter);
  const now = scope.platform.clock.now();
  const fileName = `documents-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(zipStream(entriesOf(scope, rows)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
    },
  });
}

async function downloadRowsOf(
  scope: OrganizationScope,
  filter: BulkFilter,
): Promise<DownloadRow[]> {
  if (filter.documentIds) return findDownloadRows(scope, [...new Set(filter.documentIds)]);
  if (!filter.query) throw new Error('A download without documents passed validation');
  const limit = limits.bulk.downloaded;
  const found = await findBulkDocuments(scope, {
    query: filter.query,
    isTrashed: false,
    limit: limit + 1,
  });
  if (found.length > limit) {
    throw new AppError('request.too_large', { message: `More than ${limit} documents` });
  }
  return found;
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
