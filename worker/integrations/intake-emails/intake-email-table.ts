import { isNotNull } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  ForwardingConfirmation,
  IntakeAttachment,
  IntakeRefusal,
  QuarantineReason,
} from '../../../shared/integrations/intake-emails/intake-message.ts';
import { flag, json, time } from '../../database/columns.ts';

/**
 * This table is in the identity database, because the address of an email is looked up before its organization is known.
 */
export const intakeEmailsTable = sqliteTable(
  'intake_emails',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    emailAddress: text('email_address').notNull().unique(),
    isEnabled: flag('is_enabled').notNull().default(true),
    allowedOrigins: json<string[]>('allowed_origins').notNull(),
    unverifiedSenders: json<string[]>('unverified_senders').notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('intake_emails_organization_id').on(table.organizationId)],
);

/** `acceptedAt` is in milliseconds since 1970. */
export type StoredAcceptance = {
  userId: string | null;
  acceptedAt: number;
  isSenderRemembered: boolean;
};

/**
 * The emails that each organization received recently, and all emails in quarantine, which have a file (see `mailKey`).
 * `tagName` is the tag in the recipient's address. `acceptingSince` is the time at which a running acceptance started or
 * made its last progress; it identifies the attempt that may continue it.
 */
export const intakeMessagesTable = sqliteTable(
  'intake_messages',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    emailAddress: text('email_address').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    refusal: text('refusal').$type<IntakeRefusal>(),
    quarantine: text('quarantine').$type<QuarantineReason>(),
    confirmation: json<ForwardingConfirmation>('confirmation'),
    attachments: json<IntakeAttachment[]>('attachments').notNull(),
    tagName: text('tag_name'),
    acceptance: json<StoredAcceptance>('acceptance'),
    acceptingSince: time('accepting_since'),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    index('intake_messages_by_time').on(table.organizationId, table.receivedAt, table.id),
    index('intake_messages_quarantined').on(table.receivedAt).where(isNotNull(table.quarantine)),
  ],
);
