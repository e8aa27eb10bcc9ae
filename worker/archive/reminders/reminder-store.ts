import { and, count, eq, isNotNull, lt, lte, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { hasRow, named, subquery } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFieldColumns } from '../documents/rows/field-change-store.ts';
import { isActiveDocument, isDocument } from '../documents/rows/document-condition-store.ts';
import { formerRemindersTable, remindersTable } from './reminder-table.ts';

export const reminderColumns = {
  id: remindersTable.id,
  organizationId: remindersTable.organizationId,
  documentId: remindersTable.documentId,
  documentName: documentsTable.name,
  correspondent: documentFieldColumns.correspondent,
  totalAmount: documentFieldColumns.totalAmount,
  source: remindersTable.source,
  date: remindersTable.date,
  snoozedUntil: remindersTable.snoozedUntil,
  remindOn: named<string>(remindersTable.remindOn, 'reminder_remind_on'),
  note: remindersTable.note,
  assigneeId: remindersTable.assigneeId,
  createdBy: remindersTable.createdBy,
  createdAt: named(remindersTable.createdAt, 'reminder_created_at'),
  doneAt: remindersTable.doneAt,
  doneBy: remindersTable.doneBy,
};

export function selectReminder(scope: ReadScope, reminderId: string) {
  return scope.database
    .select({ ...reminderColumns, isTrashed: remindersTable.isTrashed })
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(isReminder(scope, reminderId));
}

export type ReminderRow = Awaited<ReturnType<typeof selectReminder>>[number];

type NewReminder = Pick<
  Reminder,
  'id' | 'documentId' | 'date' | 'note' | 'assigneeId' | 'createdBy' | 'createdAt'
>;

/**
 * Adds a reminder to an active document, unless people have added the maximum number already. Returns the document,
 * active or trashed, as `documents`, and the new reminder as `rows`.
 */
export function addReminderChange(scope: OrganizationScope, reminder: NewReminder) {
  const { id, documentId } = reminder;
  const other = alias(remindersTable, 'other');
  const added = subquery
    .select({ count: count() })
    .from(other)
    .where(
      and(
        eq(other.organizationId, scope.organizationId),
        eq(other.documentId, documentId),
        eq(other.source, 'person'),
      ),
    );
  const hasRoom = lt(added, limits.reminders.max);
  const condition = and(isActiveDocument(scope, documentId), hasRoom);
  return {
    eventSources: [remindersEvent(condition)],
    statements: {
      documents: scope.database
        .select({
          isDeleted: isNotNull(documentsTable.deletedAt).mapWith(Boolean).as('is_deleted'),
        })
        .from(documentsTable)
        .where(isDocument(scope, documentId)),
      added: insertFrom(
        scope.database,
        remindersTable,
        {
          ...reminder,
          organizationId: scope.organizationId,
          source: 'person',
          changedAt: reminder.createdAt,
          isTrashed: false,
        },
        documentsWhere(condition),
      ),
      rows: selectReminder(scope, id),
    },
  };
}

export type ReminderValues = Partial<
  Pick<Reminder, 'date' | 'note' | 'assigneeId' | 'snoozedUntil' | 'doneAt' | 'doneBy'>
>;

export function updateReminderChange(
  scope: OrganizationScope,
  { id, documentId }: Reminder,
  values: ReminderValues & { changedAt: Date },
) {
  return {
    eventSources: [remindersEvent(hasReminder(scope, { id, documentId }))],
    statements: {
      updated: scope.database.update(remindersTable).set(values).where(isOfActive(scope, id)),
      rows: selectReminder(scope, id),
    },
  };
}

/**
 * Returns a row as `deleted` if the reminder was deleted, and a row as `rows` if it still exists because its document is
 * in the trash.
 */
export function deleteReminderChange(scope: OrganizationScope, { id, documentId }: Reminder) {
  return {
    eventSources: [remindersEvent(hasReminder(scope, { id, documentId }))],
    statements: {
      deleted: scope.database
        .delete(remindersTable)
        .where(isOfActive(scope, id))
        .returning({ id: remindersTable.id }),
      rows: selectReminder(scope, id),
    },
  };
}

/**
 * Deletes the reminders that a former member has created for themselves; other reminders of the
 * member are assigned to everybody. With `until`, only reminders that were theirs by then.
 */
export function unassignReminders(
  { database, organizationId, platform }: OrganizationScope,
  { userId, until }: { userId: string; until: Date | undefined },
): Statement[] {
  const { assigneeId, changedAt, createdBy, source } = remindersTable;
  const isTheirs = and(
    eq(remindersTable.organizationId, organizationId),
    eq(assigneeId, userId),
    until && lte(changedAt, until),
  );
  const former = formerRemindersTable;
  return [
    database
      .delete(remindersTable)
      .where(and(isTheirs, eq(createdBy, userId), eq(source, 'person'))),
    database
      .update(remindersTable)
      .set({ assigneeId: null, changedAt: platform.clock.now() })
      .where(isTheirs),
    database
      .update(former)
      .set({ assigneeId: null })
      .where(and(eq(former.organizationId, organizationId), eq(former.assigneeId, userId))),
  ];
}

function remindersEvent(condition: SQL | undefined) {
  return documentEvents('document.updated', documentsWhere(condition), {
    updatedFields: jsonOf(['reminders']),
  });
}

function isReminder({ organizationId }: ReadScope, reminderId: string) {
  return and(eq(remindersTable.id, reminderId), eq(remindersTable.organizationId, organizationId));
}

function isOfActive(scope: ReadScope, reminderId: string) {
  return and(isReminder(scope, reminderId), eq(remindersTable.isTrashed, false));
}

function hasReminder(
  scope: OrganizationScope,
  { id, documentId }: Pick<Reminder, 'id' | 'documentId'>,
) {
  return and(isActiveDocument(scope, documentId), hasRow(remindersTable, isReminder(scope, id)));
}
