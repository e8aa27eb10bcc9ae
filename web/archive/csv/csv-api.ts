import { useMutation } from '@tanstack/react-query';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import type { DocumentColumn } from '../../../shared/archive/documents/document-columns.ts';
import { chooseLocale } from '../../../shared/locales.ts';
import { api } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { orderOf } from '../documents/document-api.ts';
import { searchedFor, type DocumentListState } from '../documents/document-list-search.ts';

const { csv, batch } = api.organizations[':organizationId'].documents;

export type ExportedTable = {
  state: DocumentListState;
  columns: readonly DocumentColumn[];
  /** The selected documents of the list; all of them by default. */
  filter?: BulkFilter | undefined;
};

/** Saves documents as a table, as the list shows them. The caller shows errors. */
export function useExportTable(organizationId: string) {
  const { i18n } = useTranslation();
  return useMutation({
    mutationFn: async ({ state, columns, filter }: ExportedTable) => {
      const param = { organizationId };
      const names = ['name', ...columns];
      const format = { columns: names, lang: chooseLocale([i18n.language]), ...orderOf(state) };
      const { tags, extractionState } = state;
      const query = { searchQuery: searchedFor(state), tags, extractionState, ...format };
      const response = filter
        ? batch.csv.$post({ param, json: { filter, ...format } })
        : csv.$get({ param, query });
      await saveFile(await assertOk(response));
    },
  });
}
