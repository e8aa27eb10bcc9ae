import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  IntakeAttachment,
  IntakeRefusal,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { flag, json, time } from '../../database/columns.ts';

/** In the identity database, because an email is looked up by its address before its organization is known. */
export const intakeEmailsTable = sqliteTable(
  'intake_emails',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    emailAddress: text('email_address').notNull().unique(),
    isEnabled: flag('is_enabled').notNull().default(true),
    allowedOrigins: json<string[]>('allowed_origins').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('intake_emails_organization_id').on(table.organizationId)],
);

/** The last 50 emails that each organization received. */
export const intakeMessagesTable = sqliteTable(
  'intake_messages',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    emailAddress: text('email_address').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    refusal: text('refusal').$type<IntakeRefusal>(),
    attachments: json<IntakeAttachment[]>('attachments').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    index('intake_messages_by_time').on(table.organizationId, table.receivedAt, table.id),
  ],
);
