import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Permission } from '../../../shared/permissions.ts';
import { flag, json, time } from '../../database/columns.ts';
import { usersTable } from '../users/user-table.ts';

export const apiKeysTable = sqliteTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    permissions: json<Permission[]>('permissions').notNull(),
    organizationIds: json<string[]>('organization_ids').notNull(),
    allOrganizations: flag('all_organizations').notNull().default(false),
    expiresAt: time('expires_at'),
    lastUsedAt: time('last_used_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('api_keys_user_id').on(table.userId)],
);
