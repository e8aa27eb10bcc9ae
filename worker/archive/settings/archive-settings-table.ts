import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag } from '../../database/columns.ts';

/** What an organization has chosen for its documents; no row before it has chosen anything. */
export const archiveSettingsTable = sqliteTable('archive_settings', {
  organizationId: text('organization_id').primaryKey(),
  isInboxEnabled: flag('is_inbox_enabled').notNull().default(true),
  titleTemplate: text('title_template'),
});
