import { sql } from 'drizzle-orm';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { isAmong } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import type { CustomFieldRow } from '../custom-fields/custom-field-store.ts';
import { orderTerms, type DocumentOrder } from '../documents/list/document-order-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  assertComplete,
  namedDocuments,
  selectMissingDocuments,
  type Missing,
} from '../documents/selection/document-selection-store.ts';
import { selectFiltered } from './matching-store.ts';

/** Sequences per row: a value in D1 has at most 2 MB. */
const sequencesOfRow = literal(10_000);

/**
 * Returns the sequences of all active documents of a filter, in order. Throws 404
 * `document.not_found` if a named one is missing.
 */
export async function findSequencesInOrder(
  scope: OrganizationScope,
  filter: BulkFilter,
  { order, searched }: { order: DocumentOrder; searched: CustomFieldRow[] },
): Promise<number[]> {
  const matches = await selectFiltered(scope, filter, searched);
  const parts = scope.database.all<{ sequences: string }>(sql`
    select json_group_array(sequence order by place) as sequences
    from (
      select ${documentsTable.sequence} as sequence, row_number() over (order by ${orderTerms(order)}) - 1 as place
      from ${documentsTable} where ${isAmong(documentsTable.sequence, matches)}) as ordered
    group by place / ${sequencesOfRow} order by min(place)`);
  const selection = namedDocuments(filter.documentIds ?? []);
  const [missing, rows] = (await inTurn(scope, () =>
    runBatch(scope.database, [selectMissingDocuments(scope, selection), parts]),
  )) as [Missing[], { sequences: string }[]];
  assertComplete(missing);
  return rows.flatMap(({ sequences }) => JSON.parse(sequences) as number[]);
}
