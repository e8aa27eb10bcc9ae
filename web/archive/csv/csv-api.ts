import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import type { CsvColumnName } from '../../../shared/archive/csv/csv.ts';
import type { DocumentColumn } from '../../../shared/archive/documents/document-columns.ts';
import type { Locale } from '../../../shared/locales.ts';
import { api } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { saveFile } from '../../browser/save-file.ts';
import { orderOf } from '../documents/document-api.ts';
import { searchedFor, type DocumentListState } from '../documents/document-list-search.ts';

const { csv, batch } = api.organizations[':organizationId'].documents;

export type ExportedTable = {
  state: DocumentListState;
  columns: readonly DocumentColumn[];
  /** The selected documents; by default, all documents of the list. */
  filter?: BulkFilter | undefined;
  lang: Locale;
};

export async function exportTable(
  organizationId: string,
  { state, columns, filter, lang }: ExportedTable,
): Promise<void> {
  const param = { organizationId };
  const format = { columns: tableColumns(columns), lang, ...orderOf(state) };
  const { tags, extractionState } = state;
  const query = { searchQuery: searchedFor(state), tags, extractionState, ...format };
  const response = filter
    ? batch.csv.$post({ param, json: { filter, ...format } })
    : csv.$get({ param, query });
  await saveFile(await assertOk(response));
}

/**
 * Returns the columns of the table: the name, those of the list, and whether a document is paid if the list shows due
 * dates.
 */
export function tableColumns(columns: readonly DocumentColumn[]): CsvColumnName[] {
  return [
    'name',
    ...columns.flatMap((each) => (each === 'dueDate' ? [each, 'isPaid' as const] : each)),
  ];
}
