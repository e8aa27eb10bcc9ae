import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { subquery } from '../../database/expressions.ts';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';

/**
 * Files that have arrived for a request. `items` are the positions in its checklist for which a
 * file has arrived.
 */
export type Usage = {
  filesCount: number;
  totalBytes: number;
  waitingCount: number;
  items: number[];
};

/** `dayCount` files have arrived within 24 hours, `ownCount` from the browser of the sender. */
export type SenderUsage = Usage & { dayCount: number; ownCount: number };

export const noUsage: Usage = { filesCount: 0, totalBytes: 0, waitingCount: 0, items: [] };

/**
 * Selects the usage of all requests of an organization, or of one. Callers that pass `requestId`
 * build its condition with the scope.
 */
export function usageOf(organizationId: string, requestId?: SQL) {
  const { size, item, state } = requestFilesTable;
  return subquery
    .select({
      requestId: requestFilesTable.requestId,
      filesCount: sql<number>`count(*)`.as('files_count'),
      totalBytes: sql<number>`sum(${size})`.as('total_bytes'),
      waitingCount: sql<number>`count(*) filter (where ${state} in ('waiting', 'accepting'))`.as(
        'waiting_count',
      ),
      items: sql<number[]>`json_group_array(distinct ${item}) filter (where ${item} is not null)`
        .mapWith(parseItems)
        .as('items'),
    })
    .from(requestFilesTable)
    .where(
      and(
        eq(requestFilesTable.organizationId, organizationId),
        ne(state, 'lost'),
        requestId && eq(requestFilesTable.requestId, requestId),
      ),
    )
    .groupBy(requestFilesTable.requestId)
    .as('usage');
}

function parseItems(text: unknown): number[] {
  return JSON.parse(String(text)) as number[];
}
