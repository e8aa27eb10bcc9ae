import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MemberPreferences } from '../../../shared/people/members/member-preferences.ts';
import { json } from '../../database/columns.ts';

export const memberPreferencesTable = sqliteTable(
  'member_preferences',
  {
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    columns: json<MemberPreferences['columns']>('columns'),
    defaultViewId: text('default_view_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
