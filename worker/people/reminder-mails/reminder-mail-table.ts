import { isNotNull } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../../database/columns.ts';
import { usersTable } from '../users/user-table.ts';

/**
 * The users who have chosen when to get reminder mails. `nextAt` is null if the mail is switched off. `lastOn` is the day
 * of the last mail in the time zone of the user, `lastAt` its time.
 */
export const reminderMailsTable = sqliteTable(
  'reminder_mails',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    hour: integer('hour').notNull(),
    timeZone: text('time_zone').notNull(),
    nextAt: time('next_at'),
    lastOn: text('last_on'),
    lastAt: time('last_at'),
  },
  (table) => [index('reminder_mails_due').on(table.nextAt).where(isNotNull(table.nextAt))],
);
