import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import type { Locale } from '../../../shared/locales.ts';
import { inPlace, type ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { csvColumns } from '../csv/csv-columns.ts';
import { csvParts } from '../csv/csv-parts.ts';
import type { TableParts } from '../csv/table-parts-store.ts';
import {
  fileEntry,
  missingFilesEntry,
  missingFilesName,
  textEntry,
} from '../zip-archives/archive-entries.ts';
import { uniqueNames } from '../zip-archives/unique-names.ts';
import { zipResponse } from '../zip-archives/zip-response.ts';
import type { ZipEntry } from '../zip-archives/zip-chunks.ts';
import { findBulkDocuments } from './bulk-query-store.ts';
import { findDownloadRows, type DownloadRow } from './download-store.ts';

const csvName = 'documents.csv';

type Table = TableParts & { locale: Locale };

/**
 * Responds with the files of documents as a streamed zip archive: one file at a time is read from
 * the store. `documents.csv` is a table of the documents with the names of their files. Files that
 * are missing in the store are listed in `missing-files.txt`, the last entry.
 */
export function downloadDocuments(
  scope: OrganizationScope,
  filter: BulkFilter,
  table: Table,
): Promise<Response> {
  return inPlace(scope, async (place) => {
    const rows = await rowsOf(scope, filter);
    const today = scope.platform.clock.now().toISOString().slice(0, 10);
    return zipResponse(scope, { fileName: `documents-${today}.zip`, place }, (read) =>
      entriesOf(scope, { rows, table }, read),
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

async function* entriesOf(
  scope: OrganizationScope,
  { rows, table }: { rows: DownloadRow[]; table: Table },
  read: ReadForResponse,
): AsyncGenerator<ZipEntry> {
  const now = scope.platform.clock.now();
  const missing: string[] = [];
  const fileNames = new Map<string, string>();
  const names = uniqueNames(
    rows.map(({ name }) => name),
    [csvName, missingFilesName],
  );
  for (const [index, { id, fileNumber, createdAt, ...row }] of rows.entries()) {
    const name = names[index] ?? row.name;
    const entry = await fileEntry(scope, { documentId: id, fileNumber, name, createdAt });
    if (!entry) {
      missing.push(name);
      continue;
    }
    fileNames.set(id, name);
    yield entry;
  }
  const columns = await csvColumns(scope, { ...table, fileNames });
  const sequences = rows.map(({ sequence }) => sequence);
  let csv = '';
  for await (const part of csvParts(scope, { sequences, columns }, read)) csv += part;
  yield textEntry(csvName, csv, now);
  if (missing.length > 0) yield missingFilesEntry(missing, now);
}
