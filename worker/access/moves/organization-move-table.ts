import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What a database knows of an organization that leaves it or arrives in it: nothing else writes its content meanwhile. The row
 * of a database that it has left stays, for writes that began before.
 */
export const organizationMovesTable = sqliteTable('organization_moves', {
  organizationId: text('organization_id').primaryKey(),
  role: text('role', { enum: ['leaving', 'arriving'] }).notNull(),
  /** How far the organization is copied, as JSON. */
  cursor: text('cursor'),
  /** What is added to the numbers of documents and of events, which differ in each database. */
  documentOffset: integer('document_offset').notNull().default(0),
  eventOffset: integer('event_offset').notNull().default(0),
});
