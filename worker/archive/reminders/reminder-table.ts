import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { reminderSources } from '../../../shared/archive/reminders/reminder.ts';
import { flag, time } from '../../database/columns.ts';
import { allOf } from '../../database/expressions.ts';

/**
 * Reminders of documents. Triggers add and change the reminders of dates of documents, and hide those of trashed documents.
 * `changedAt` is the last change of the day, the assignee or the state.
 */
export const remindersTable = sqliteTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    source: text('source', { enum: reminderSources }).notNull(),
    date: text('date').notNull(),
    snoozedUntil: text('snoozed_until'),
    remindOn: text('remind_on').generatedAlwaysAs(sql`coalesce(snoozed_until, date)`, {
      mode: 'virtual',
    }),
    note: text('note').notNull(),
    assigneeId: text('assignee_id'),
    createdBy: text('created_by'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
    doneAt: time('done_at'),
    doneBy: text('done_by'),
    isTrashed: flag('is_trashed').notNull(),
  },
  (table) => [
    uniqueIndex('reminders_of_due_date')
      .on(table.organizationId, table.documentId)
      .where(eq(table.source, 'due-date')),
    uniqueIndex('reminders_of_notice_date')
      .on(table.organizationId, table.documentId)
      .where(eq(table.source, 'notice-date')),
    uniqueIndex('reminders_of_end_date')
      .on(table.organizationId, table.documentId)
      .where(eq(table.source, 'end-date')),
    index('reminders_of_document').on(table.organizationId, table.documentId),
    index('reminders_coming_up')
      .on(table.organizationId, table.remindOn, table.id)
      .where(allOf(isNull(table.doneAt), eq(table.isTrashed, false))),
    index('reminders_of_assignee')
      .on(table.organizationId, table.assigneeId, table.remindOn, table.id)
      .where(allOf(isNull(table.doneAt), eq(table.isTrashed, false))),
    index('reminders_by_change')
      .on(table.organizationId, table.changedAt)
      .where(allOf(isNull(table.doneAt), eq(table.isTrashed, false))),
    index('reminders_done')
      .on(table.organizationId, table.doneAt, table.id)
      .where(allOf(isNotNull(table.doneAt), eq(table.isTrashed, false))),
  ],
);

/**
 * Reminders that documents had with former due dates, which are needed if such a date is set again.
 * Only triggers and the removal of former members read and write this table.
 */
export const formerRemindersTable = sqliteTable(
  'former_reminders',
  {
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    date: text('date').notNull(),
    reminderId: text('reminder_id'),
    snoozedUntil: text('snoozed_until'),
    note: text('note'),
    assigneeId: text('assignee_id'),
    createdAt: time('created_at'),
    doneAt: time('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.documentId, table.date] })],
);
