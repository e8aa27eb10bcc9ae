import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Reminder, RemindersQuery } from '../../../shared/archive/reminders/reminder.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { reminderColumns } from './reminder-store.ts';
import { remindersTable } from './reminder-table.ts';

const isOpen = sql`done_at is null and is_trashed = 0`;
const isDone = sql`done_at is not null and is_trashed = 0`;

/** Up to `limit` reminders, in the order of the list: open ones by day, done ones from the latest. */
export async function findReminders(
  scope: OrganizationScope,
  query: Pick<RemindersQuery, 'state' | 'filter' | 'documentId' | 'cursor'> & { limit: number },
) {
  const userId = userIdOf(scope.actor) ?? '';
  const [after, id] = query.cursor?.split('~') ?? [];
  const isOpenList = query.state === 'open';
  const order = isOpenList ? sql`remind_on, id` : sql`done_at desc, id desc`;
  const condition = and(
    isOpenList ? isOpen : isDone,
    query.documentId === undefined ? undefined : sql`document_id = ${query.documentId}`,
    after === undefined
      ? undefined
      : isOpenList
        ? sql`(remind_on, id) > (${after}, ${id})`
        : sql`(done_at, id) < (${Number(after)}, ${id})`,
  );
  const page = (of?: SQL) => sql`
    select id from (
      select id from ${remindersTable}
      where ${and(eq(remindersTable.organizationId, scope.organizationId), condition, of)}
      order by ${order} limit ${query.limit})`;
  const ids =
    query.filter === 'mine'
      ? sql`${page(sql`assignee_id = ${userId}`)} union all ${page(sql`assignee_id is null`)}`
      : page();
  return scope.database
    .select(reminderColumns)
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(sql`${remindersTable.id} in (${ids})`)
    .orderBy(
      ...(isOpenList
        ? [sql`${remindersTable.remindOn}`, sql`${remindersTable.id}`]
        : [sql`${remindersTable.doneAt} desc`, sql`${remindersTable.id} desc`]),
    )
    .limit(query.limit);
}

/**
 * Up to `limit` open reminders of a user and of everybody, by day, the first ones or the latest. `changedSince`: and earlier
 * ones that have changed.
 */
export function selectRemindersFor(
  scope: ReadScope,
  userId: string,
  range: {
    from: string;
    until: string;
    changedSince?: Date;
    isLatestFirst?: boolean;
    limit: number;
  },
) {
  const open = sql`${eq(remindersTable.organizationId, scope.organizationId)} and ${isOpen}`;
  const order = (...columns: SQL[]) =>
    sql.join(range.isLatestFirst ? columns.map((column) => sql`${column} desc`) : columns, sql`, `);
  const page = (of: SQL) => sql`
    select id from (
      select id from ${remindersTable}
      where ${open} and ${of} and remind_on between ${range.from} and ${range.until}
      order by ${order(sql`remind_on`, sql`id`)} limit ${range.limit})`;
  const changed = sql`
    select id from (
      select id from ${remindersTable}
      where ${open} and changed_at >= ${range.changedSince?.getTime() ?? null} and remind_on < ${range.from}
        and (assignee_id = ${userId} or assignee_id is null)
      limit ${range.limit})`;
  return scope.database
    .select({ ...reminderColumns, changedAt: remindersTable.changedAt })
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(
      sql`${remindersTable.id} in (
        ${page(sql`assignee_id = ${userId}`)} union all ${page(sql`assignee_id is null`)}
        union all ${changed})`,
    )
    .orderBy(order(sql`${remindersTable.remindOn}`, sql`${remindersTable.id}`))
    .limit(range.limit);
}

/** All reminders of documents by the ids of those, each by day. */
export async function findRemindersOfDocuments(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<Map<string, Reminder[]>> {
  const rows = await scope.database
    .select(reminderColumns)
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(
      and(
        eq(remindersTable.organizationId, scope.organizationId),
        sql`${remindersTable.documentId} in (select value from json_each(${JSON.stringify(documentIds)}))`,
      ),
    )
    .orderBy(sql`${remindersTable.remindOn}`, sql`${remindersTable.id}`);
  return Map.groupBy(rows, ({ documentId }) => documentId);
}
