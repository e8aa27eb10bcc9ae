import type { z } from 'zod';
import type { bulkCsvInputSchema } from '../../../shared/archive/bulk/bulk.ts';
import { contentDisposition } from '../../../shared/archive/documents/file-names.ts';
import { customKeysIn } from '../../../shared/archive/search/parse-search-query.ts';
import type { Locale } from '../../../shared/locales.ts';
import { inPlace, longResponse } from '../../access/long-response.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { csvParts } from '../csv/csv-parts.ts';
import { csvColumns } from '../csv/csv-columns.ts';
import type { TableParts } from '../csv/table-parts-store.ts';
import { toDocumentOrder } from '../documents/list/to-document-order.ts';
import { findSequencesInOrder } from './ordered-documents-store.ts';

type CsvInput = z.infer<typeof bulkCsvInputSchema>;

/**
 * Responds with a streamed table of documents. The documents are listed first and then read in
 * batches, so that each has exactly one row even if the archive changes in the meantime.
 */
export function exportCsv(
  scope: OrganizationScope,
  { filter, columns, sortField = 'createdAt', sortOrder }: CsvInput,
  { locale, ...parts }: TableParts & { locale: Locale },
): Promise<Response> {
  return inPlace(scope, async (place) => {
    const { fields } = parts;
    const shown = await csvColumns(scope, { columns, locale, ...parts });
    const sorted = fields.find(({ id }) => id === sortField);
    const order = await toDocumentOrder(scope, { sortField, sortOrder }, sorted);
    const keys = customKeysIn(filter.query?.searchQuery ?? '');
    const searched = fields.filter(({ key }) => keys.includes(key));
    const sequences = await findSequencesInOrder(scope, filter, { order, searched });
    const today = scope.platform.clock.now().toISOString().slice(0, 10);
    return new Response(
      longResponse(
        scope,
        (read) => encoded(csvParts(scope, { sequences, columns: shown }, read)),
        place,
      ),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition('attachment', `documents-${today}.csv`),
          'cache-control': 'private, no-store',
        },
      },
    );
  });
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
