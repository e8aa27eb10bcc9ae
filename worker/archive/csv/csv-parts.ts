import type { ReadForResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { CsvColumn } from './csv-columns.ts';
import { findInOrder } from './csv-document-store.ts';
import { byteOrderMark, csvLine } from './csv-text.ts';

const documentsAtOnce = 500;

/**
 * Yields the text of a table of documents, which are read in batches, so that their number is not
 * limited.
 */
export async function* csvParts(
  scope: OrganizationScope,
  { sequences, columns }: { sequences: readonly number[]; columns: readonly CsvColumn[] },
  read: ReadForResponse,
): AsyncGenerator<string, void> {
  const headers = columns.flatMap((column) => column.headers.map((text) => ({ text })));
  yield byteOrderMark + csvLine(headers);
  for (let start = 0; start < sequences.length; start += documentsAtOnce) {
    const batch = sequences.slice(start, start + documentsAtOnce);
    const documents = await read(() => findInOrder(scope, batch));
    const lines = documents.map((document) =>
      csvLine(columns.flatMap(({ cellsOf }) => cellsOf(document))),
    );
    yield lines.join('');
  }
}
