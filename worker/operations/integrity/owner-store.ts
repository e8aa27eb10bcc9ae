import { and, eq, gt, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { anyOf, hasRow } from '../../database/expressions.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import { purgedDocumentsTable } from '../../archive/documents/rows/purged-document-table.ts';
import { remindersTable } from '../../archive/reminders/reminder-table.ts';
import { documentTagsTable } from '../../archive/tags/tag-table.ts';

/** A row or file of a document, and whether the document exists. */
export type Owned = { documentId: string; organizationId: string; exists: unknown };

export function findTextOwners(database: Database, after: string, limit: number) {
  return database
    .select({
      documentId: documentContentsTable.documentId,
      organizationId: documentContentsTable.organizationId,
      exists: hasRow(documentsTable, eq(documentsTable.id, documentContentsTable.documentId)).as(
        'owner_exists',
      ),
    })
    .from(documentContentsTable)
    .where(gt(documentContentsTable.documentId, after))
    .orderBy(documentContentsTable.documentId)
    .limit(limit);
}

export function deleteText(database: Database, documentId: string) {
  return database
    .delete(documentContentsTable)
    .where(
      and(
        eq(documentContentsTable.documentId, documentId),
        not(hasRow(documentsTable, eq(documentsTable.id, documentId))),
      ),
    );
}

/**
 * Returns the next rows of the search index, a virtual table that the builder does not support, and
 * whether their document exists. D1 binds numbers as floating-point numbers, with which the index
 * would read all rows before that row instead of beginning after it.
 */
export function findIndexOwners(
  database: Database,
  after: number,
  limit: number,
): Promise<{ sequence: number; exists: number }[]> {
  return database.all(sql`
    select indexed.rowid as sequence, exists (
      select 1 from ${documentsTable} where documents.sequence = indexed.rowid) as "exists"
    from document_search as indexed where indexed.rowid > cast(${after} as integer)
    order by indexed.rowid limit ${limit}`);
}

export function deleteIndexRow(database: Database, sequence: number) {
  return database.run(
    sql`delete from document_search where rowid = ${sequence}
      and not ${hasRow(documentsTable, eq(documentsTable.sequence, sequence))}`,
  );
}

export function findTaggedOwners(database: Database, after: string, limit: number) {
  const { documentId, documentSequence, organizationId } = documentTagsTable;
  const exists = anyOf(
    hasRow(documentsTable, eq(documentsTable.id, documentId)),
    hasRow(
      purgedDocumentsTable,
      and(
        eq(purgedDocumentsTable.sequence, documentSequence),
        eq(purgedDocumentsTable.organizationId, organizationId),
      ),
    ),
  );
  return database
    .select({ documentId, organizationId, exists: exists.as('owner_exists') })
    .from(documentTagsTable)
    .where(gt(documentId, after))
    .groupBy(documentId)
    .orderBy(documentId)
    .limit(limit);
}

export function findReminderOwners(database: Database, after: string, limit: number) {
  const { id, documentId, organizationId } = remindersTable;
  return database
    .select({
      id,
      documentId,
      organizationId,
      exists: hasRow(documentsTable, eq(documentsTable.id, documentId)).as('owner_exists'),
    })
    .from(remindersTable)
    .where(gt(id, after))
    .orderBy(id)
    .limit(limit);
}
