import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { literal } from '../../database/literal.ts';
import { requestFilesTable } from './request-file-table.ts';

/**
 * Selects how many external files wait that no member has seen, and the name that all of them came
 * with; null if they have different names, or none.
 */
export function selectUnseenFiles({ database, organizationId }: OrganizationScope) {
  const { sender } = requestFilesTable;
  return database
    .select({
      count: sql<number>`count(*)`.as('count'),
      sender: sql<
        string | null
      >`iif(count(${sender}) = count(*) and min(${sender}) = max(${sender}), min(${sender}), null)`.as(
        'only_sender',
      ),
    })
    .from(requestFilesTable)
    .where(
      and(
        eq(requestFilesTable.organizationId, organizationId),
        eq(requestFilesTable.state, literal('waiting')),
        isNull(requestFilesTable.seenAt),
      ),
    );
}
