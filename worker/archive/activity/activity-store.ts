import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { EventContext } from '../../database/events.ts';
import { documentActivityTable } from './activity-table.ts';

/** Adds a row for each event, with the actor and all fields of the event but its type, document and name. */
export function insertActivity(
  { organizationId, database, now, actor }: EventContext,
  type: ActivityType,
  events: SQL,
): Statement {
  const { userId, ...actorData } = actor;
  return database.run(sql`
    insert into ${documentActivityTable} (id, organization_id, document_id, event, user_id, data, created_at)
    select ${newId('act')}, ${organizationId}, event ->> 'documentId', ${type}, ${userId},
      json_patch(${JSON.stringify(actorData)}, json_remove(event, '$.type', '$.documentId', '$.name')),
      ${now.getTime()}
    from (${events})`);
}

/** One page of the activity of a document, the newest first. */
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
    .orderBy(desc(documentActivityTable.createdAt), sql`rowid desc`)
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
}

/** The newest activities of several documents, up to `most` of each, the newest first. */
export async function findActivityOfDocuments(
  scope: OrganizationScope,
  documentIds: string[],
  most: number,
) {
  const ids = JSON.stringify(documentIds);
  const newest = sql`
    select id from (
      select id, row_number() over (partition by document_id order by created_at desc, rowid desc) as place
      from ${documentActivityTable}
      where organization_id = ${scope.organizationId} and document_id in (select value from json_each(${ids})))
    where place <= ${most}`;
  return scope.database
    .select()
    .from(documentActivityTable)
    .where(sql`${documentActivityTable.id} in (${newest})`)
    .orderBy(desc(documentActivityTable.createdAt), sql`rowid desc`);
}

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
