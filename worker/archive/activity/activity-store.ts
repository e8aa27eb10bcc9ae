import { and, desc, eq, sql } from 'drizzle-orm';
import type { ActivityData, ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { EventSource } from '../../outbox/event-source.ts';
import { documentActivityTable } from './activity-table.ts';

/** A row for each event. What an event carries beside type, document and name is kept as it is. */
export function insertActivity(
  scope: OrganizationScope,
  activity: {
    event: ActivityType;
    userId: string | null;
    actorData: ActivityData;
    events: EventSource['events'];
  },
): Statement {
  const { clock } = scope.platform;
  return scope.database.run(sql`
    insert into ${documentActivityTable} (id, organization_id, document_id, event, user_id, data, created_at)
    select ${newId('act')}, ${scope.organizationId}, event ->> 'documentId',
      ${activity.event}, ${activity.userId},
      json_patch(${JSON.stringify(activity.actorData)}, json_remove(event, '$.type', '$.documentId', '$.name')),
      ${clock.now().getTime()}
    from (${activity.events})`);
}

/** Newest first; of what happened at once, the last written first. */
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

export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];
