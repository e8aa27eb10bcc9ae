import { and, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { idsIn, jsonValue, rowId, subquery } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { newId } from '../../database/new-id.ts';
import type { EventContext } from '../../database/events.ts';
import { documentActivityTable } from './activity-table.ts';

export function insertActivity(
  { organizationId, database, now, actor }: EventContext,
  type: ActivityType,
  events: SQL,
): Statement {
  const { userId, ...actorData } = actor;
  const event = sql.identifier('event');
  return insertFrom(
    database,
    documentActivityTable,
    {
      id: newId('act'),
      organizationId,
      documentId: jsonValue(event, '$.documentId'),
      event: type,
      userId,
      data: sql`json_patch(${JSON.stringify(actorData)}, json_remove(event, '$.type', '$.documentId', '$.name'))`,
      createdAt: now,
    },
    sql`from (${events})`,
  );
}

export function selectActivity(scope: ReadScope, documentId: string, page: Pagination) {
  return scope.database
    .select()
    .from(documentActivityTable)
    .where(
      and(
        eq(documentActivityTable.organizationId, scope.organizationId),
        eq(documentActivityTable.documentId, documentId),
      ),
    )
    .orderBy(desc(documentActivityTable.createdAt), desc(rowId(documentActivityTable)))
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
}

export async function findActivityOfDocuments(
  scope: OrganizationScope,
  documentIds: string[],
  most: number,
) {
  const { id, organizationId, documentId } = documentActivityTable;
  const placed = subquery
    .select({
      id,
      place:
        sql<number>`row_number() over (partition by document_id order by created_at desc, rowid desc)`.as(
          'place',
        ),
    })
    .from(documentActivityTable)
    .where(and(eq(organizationId, scope.organizationId), idsIn(documentId, documentIds)))
    .as('placed');
  const newest = subquery.select({ id: placed.id }).from(placed).where(lte(placed.place, most));
  return scope.database
    .select()
    .from(documentActivityTable)
    .where(inArray(id, newest))
    .orderBy(desc(documentActivityTable.createdAt), desc(rowId(documentActivityTable)));
}

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
