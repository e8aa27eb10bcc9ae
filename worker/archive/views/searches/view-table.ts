import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { View } from '../../../../shared/archive/views/view.ts';
import { flag, json, time } from '../../../database/columns.ts';

export const viewsTable = sqliteTable(
  'views',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    createdBy: text('created_by').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    filters: json<View['filters']>('filters').notNull(),
    sort: json<View['sort']>('sort'),
    columns: json<View['columns']>('columns').notNull(),
    isShared: flag('is_shared').notNull(),
    position: integer('position').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    index('views_in_order').on(
      table.organizationId,
      table.isShared,
      table.createdBy,
      table.position,
    ),
  ],
);
