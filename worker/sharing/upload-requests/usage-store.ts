import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { subquery } from '../../database/expressions.ts';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';

/** What has arrived for a request. `items` are the places in its checklist that something has arrived for. */
export type Usage = {
  filesCount: number;
  totalBytes: number;
  waitingCount: number;
  items: number[];
};

/** `dayCount` has arrived within 24 hours, `ownCount` from the browser of the sender. */
export type SenderUsage = Usage & { dayCount: number; ownCount: number };

export const noUsage: Usage = { filesCount: 0, totalBytes: 0, waitingCount: 0, items: [] };

/** The usage of all requests of an organization, or of one. Its condition is made with the scope by those who pass it. */
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
