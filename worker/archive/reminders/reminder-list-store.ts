import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Reminder, RemindersQuery } from '../../../shared/archive/reminders/reminder.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { idsIn, never, rowOf, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { reminderColumns } from './reminder-store.ts';
import { remindersTable } from './reminder-table.ts';

const { id, organizationId, remindOn, doneAt, isTrashed, assigneeId, changedAt } = remindersTable;

const isShown = eq(isTrashed, literal(0));
const isOpen = and(isNull(doneAt), isShown);
const isDone = and(isNotNull(doneAt), isShown);

export async function findReminders(
  scope: OrganizationScope,
  query: Pick<RemindersQuery, 'state' | 'filter' | 'documentId' | 'cursor'> & { limit: number },
) {
  const userId = userIdOf(scope.actor) ?? '';
  const [after, afterId] = query.cursor?.split('~') ?? [];
  const isOpenList = query.state === 'open';
  const order = isOpenList ? [asc(remindOn), asc(id)] : [desc(doneAt), desc(id)];
  const isAfter = isOpenList
    ? gt(rowOf(remindOn, id), rowOf(after, afterId))
    : lt(rowOf(doneAt, id), rowOf(Number(after), afterId));
  const condition = and(
    eq(organizationId, scope.organizationId),
    isOpenList ? isOpen : isDone,
    query.documentId === undefined ? undefined : eq(remindersTable.documentId, query.documentId),
    after === undefined ? undefined : isAfter,
  );
  const page = (of?: SQL) => firstIds({ condition: and(condition, of), order, limit: query.limit });
  const ids =
    query.filter === 'mine'
      ? unionAll(page(eq(assigneeId, userId)), page(isNull(assigneeId)))
      : page();
  return scope.database
    .select(reminderColumns)
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(inArray(id, ids))
    .orderBy(...order)
    .limit(query.limit);
}

/**
 * Selects up to `limit` open reminders of a user and of everybody, by day. With `changedSince`,
 * also earlier reminders that have changed since then.
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
  const { from, until, changedSince, limit } = range;
  const open = and(eq(organizationId, scope.organizationId), isOpen);
  const direction = range.isLatestFirst ? desc : asc;
  const order = [direction(remindOn), direction(id)];
  const page = (of: SQL) =>
    firstIds({ condition: and(open, of, between(remindOn, from, until)), order, limit });
  const isChanged = and(
    open,
    changedSince ? gte(changedAt, changedSince) : never,
    lt(remindOn, from),
    or(eq(assigneeId, userId), isNull(assigneeId)),
  );
  const changed = firstIds({ condition: isChanged, order: [], limit });
  return scope.database
    .select({ ...reminderColumns, changedAt })
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(inArray(id, unionAll(page(eq(assigneeId, userId)), page(isNull(assigneeId)), changed)))
    .orderBy(...order)
    .limit(limit);
}

/** A part of a union can have its own order and limit only as a subquery. */
function firstIds({
  condition,
  order,
  limit,
}: {
  condition: SQL | undefined;
  order: SQL[];
  limit: number;
}) {
  const first = subquery.select({ id }).from(remindersTable).where(condition);
  return subquery.select().from(
    first
      .orderBy(...order)
      .limit(limit)
      .as('first'),
  );
}

export async function findRemindersOfDocuments(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<Map<string, Reminder[]>> {
  const rows = await scope.database
    .select(reminderColumns)
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(
      and(eq(organizationId, scope.organizationId), idsIn(remindersTable.documentId, documentIds)),
    )
    .orderBy(remindOn, id);
  return Map.groupBy(rows, ({ documentId }) => documentId);
}
