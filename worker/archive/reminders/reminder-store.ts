import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/document-event-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { isDocument } from '../documents/document-store.ts';
import { remindersTable } from './reminder-table.ts';

export const reminderColumns = {
  id: remindersTable.id,
  organizationId: remindersTable.organizationId,
  documentId: remindersTable.documentId,
  documentName: documentsTable.name,
  source: remindersTable.source,
  date: remindersTable.date,
  snoozedUntil: remindersTable.snoozedUntil,
  remindOn: sql<string>`${remindersTable.remindOn}`.as('reminder_remind_on'),
  note: remindersTable.note,
  assigneeId: remindersTable.assigneeId,
  createdBy: remindersTable.createdBy,
  createdAt: sql`${remindersTable.createdAt}`
    .mapWith(remindersTable.createdAt)
    .as('reminder_created_at'),
  doneAt: remindersTable.doneAt,
  doneBy: remindersTable.doneBy,
};

/** One row if the organization has this reminder, otherwise none. */
export function selectReminder(scope: ReadScope, reminderId: string) {
  return scope.database
    .select(reminderColumns)
    .from(remindersTable)
    .innerJoin(documentsTable, eq(documentsTable.id, remindersTable.documentId))
    .where(isReminder(scope, reminderId));
}

export type NewReminder = Pick<
  Reminder,
  'id' | 'documentId' | 'date' | 'note' | 'assigneeId' | 'createdBy' | 'createdAt'
>;

/**
 * Adds a reminder to an active document, unless people have added as many as it may have. `documents`: that document;
 * `rows`: what was written.
 */
export function addReminderChange(scope: OrganizationScope, reminder: NewReminder) {
  const { id, documentId, date, note, assigneeId, createdBy, createdAt } = reminder;
  const hasRoom = sql`(
    select count(*) from ${remindersTable} as other
    where other.organization_id = ${scope.organizationId} and other.document_id = ${documentId}
      and other.source = 'person') < ${limits.reminders.max}`;
  const isActive = and(isDocument(scope, documentId), isNull(documentsTable.deletedAt));
  const condition = and(isActive, hasRoom);
  const at = createdAt.getTime();
  return {
    eventSources: [remindersEvent(condition)],
    statements: {
      documents: scope.database
        .select({ id: documentsTable.id })
        .from(documentsTable)
        .where(isActive),
      added: scope.database.run(sql`
        insert into ${remindersTable}
          (id, organization_id, document_id, source, date, note, assignee_id, created_by, created_at, changed_at, is_trashed)
        select ${id}, ${scope.organizationId}, ${documentId}, 'person', ${date}, ${note}, ${assigneeId},
          ${createdBy}, ${at}, ${at}, 0
        ${documentsWhere(condition)}`),
      rows: selectReminder(scope, id),
    },
  };
}

export type ReminderValues = Partial<
  Pick<Reminder, 'date' | 'note' | 'assigneeId' | 'snoozedUntil' | 'doneAt' | 'doneBy'>
>;

/** Writes only these columns. `rows`: the reminder afterwards, if it still exists. */
export function updateReminderChange(
  scope: OrganizationScope,
  { id, documentId }: Reminder,
  values: ReminderValues & { changedAt: Date },
) {
  return {
    eventSources: [remindersEvent(hasReminder(scope, { id, documentId }))],
    statements: {
      updated: scope.database.update(remindersTable).set(values).where(isReminder(scope, id)),
      rows: selectReminder(scope, id),
    },
  };
}

/** `deleted` has a row if the reminder still existed. */
export function deleteReminderChange(scope: OrganizationScope, { id, documentId }: Reminder) {
  return {
    eventSources: [remindersEvent(hasReminder(scope, { id, documentId }))],
    statements: {
      deleted: scope.database
        .delete(remindersTable)
        .where(isReminder(scope, id))
        .returning({ id: remindersTable.id }),
    },
  };
}

function remindersEvent(condition: SQL | undefined) {
  return documentEvents('document.updated', documentsWhere(condition), {
    updatedFields: jsonOf(['reminders']),
  });
}

function isReminder({ organizationId }: ReadScope, reminderId: string) {
  return and(eq(remindersTable.id, reminderId), eq(remindersTable.organizationId, organizationId));
}

/** Condition on `documents`. */
function hasReminder(
  scope: OrganizationScope,
  { id, documentId }: Pick<Reminder, 'id' | 'documentId'>,
) {
  return and(
    isDocument(scope, documentId),
    sql`exists (select 1 from ${remindersTable} where ${isReminder(scope, id)})`,
  );
}
