import { eq } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  findingSources,
  findingStates,
  type DocumentFinding,
} from '../../../../shared/archive/findings/stored/document-finding.ts';
import { json } from '../../../database/columns.ts';

/**
 * Values that were found in documents, one for each field. A trigger deletes the findings of a
 * deleted document.
 */
export const documentFindingsTable = sqliteTable(
  'document_findings',
  {
    organizationId: text('organization_id').notNull(),
    documentId: text('document_id').notNull(),
    field: text('field').$type<DocumentFinding['field']>().notNull(),
    value: json<DocumentFinding['value']>('value').notNull(),
    source: text('source', { enum: findingSources }).notNull(),
    state: text('state', { enum: findingStates }).notNull(),
    confidence: integer('confidence').notNull(),
    page: integer('page'),
    start: integer('start_offset'),
    end: integer('end_offset'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.documentId, table.field] }),
    index('document_findings_proposed').on(table.organizationId).where(eq(table.state, 'proposed')),
  ],
);
