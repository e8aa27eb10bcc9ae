import { eq } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { roles } from '../../../shared/roles.ts';
import { time } from '../../database/columns.ts';
import { literal } from '../../database/literal.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { usersTable } from '../users/user-table.ts';

export const membersTable = sqliteTable(
  'members',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizationsTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('members_organization_user').on(table.organizationId, table.userId),
    uniqueIndex('members_one_owner')
      .on(table.organizationId)
      .where(eq(table.role, literal('owner'))),
    index('members_user_id').on(table.userId),
  ],
);
