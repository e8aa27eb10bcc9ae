import { customType, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ApiKeyClient } from '../../../shared/people/api-keys/api-key.ts';
import type { Permission } from '../../../shared/permissions.ts';
import { flag, json, time } from '../../database/columns.ts';
import { usersTable } from '../users/user-table.ts';

const clients = customType<{ data: ApiKeyClient[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (list) => JSON.stringify(list),
  fromDriver: (json) =>
    (JSON.parse(json) as (Omit<ApiKeyClient, 'lastUsedAt'> & { lastUsedAt: string })[]).map(
      (client) => ({ ...client, lastUsedAt: new Date(client.lastUsedAt) }),
    ),
});

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
    clients: clients('clients').notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('api_keys_user_id').on(table.userId)],
);
