import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A number that triggers increase with every change of data that the members of an organization
 * see. Each database counts its own changes: for content in another database than the members, both
 * numbers are added.
 */
export const organizationVersionsTable = sqliteTable('organization_versions', {
  organizationId: text('organization_id').primaryKey(),
  version: integer('version').notNull(),
});
