import { eq } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { invitationStatuses } from '../../../shared/people/invitations/invitation.ts';
import type { Locale } from '../../../shared/locales.ts';
import { assignableRoles } from '../../../shared/roles.ts';
import { time } from '../../database/columns.ts';
import { literal } from '../../database/literal.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';

/** `email` is in lower case; `locale` and `inviterId` belong to the user who sent it last. */
export const invitationsTable = sqliteTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizationsTable.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: assignableRoles }).notNull(),
    status: text('status', { enum: invitationStatuses }).notNull(),
    inviterId: text('inviter_id').references(() => usersTable.id, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>().notNull(),
    timesSent: integer('times_sent').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_one_pending')
      .on(table.organizationId, table.email)
      .where(eq(table.status, literal('pending'))),
    index('invitations_by_organization').on(table.organizationId, table.createdAt, table.id),
    index('invitations_inviter_id').on(table.inviterId),
    index('invitations_by_email')
      .on(table.email)
      .where(eq(table.status, literal('pending'))),
    index('invitations_by_expiry')
      .on(table.expiresAt)
      .where(eq(table.status, literal('pending'))),
  ],
);
