import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ActivityData, ActivityType } from '../../../shared/archive/activity/activity.ts';
import { json, time } from '../../database/columns.ts';

/** `userId` is null for actions of Sheaf itself and for senders of mails. */
export const documentActivityTable = sqliteTable(
  'document_activity',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    event: text('event').$type<ActivityType>().notNull(),
    userId: text('user_id'),
    data: json<ActivityData>('data').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('document_activity_by_document').on(
      table.organizationId,
      table.documentId,
      table.createdAt,
    ),
  ],
);
