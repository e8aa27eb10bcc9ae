import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * An organization that leaves a database or arrives in it; nothing else writes its content in the
 * meantime. The row stays in a database that the organization has left, for writes that began
 * before.
 */
export const organizationMovesTable = sqliteTable('organization_moves', {
  organizationId: text('organization_id').primaryKey(),
  role: text('role', { enum: ['leaving', 'arriving'] }).notNull(),
  cursor: text('cursor'),
  /** Offset for the numbers of documents and of events, which differ in each database. */
  documentOffset: integer('document_offset').notNull().default(0),
  eventOffset: integer('event_offset').notNull().default(0),
});
