import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag } from '../../database/columns.ts';

export const archiveSettingsTable = sqliteTable('archive_settings', {
  organizationId: text('organization_id').primaryKey(),
  isInboxEnabled: flag('is_inbox_enabled').notNull().default(true),
  titleTemplate: text('title_template'),
  opensZipFiles: flag('opens_zip_files').notNull().default(false),
});
