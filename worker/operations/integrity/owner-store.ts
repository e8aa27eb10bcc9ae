import { and, eq, gt, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hasRow } from '../../database/expressions.ts';
import { documentContentsTable } from '../../archive/documents/rows/document-content-table.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';

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

/** The next rows of the search index, a virtual table that the builder does not know, and whether their document exists. */
export function findIndexOwners(
  database: Database,
  after: number,
  limit: number,
): Promise<{ sequence: number; exists: number }[]> {
  return database.all(sql`
    select indexed.rowid as sequence, exists (
      select 1 from ${documentsTable} where documents.sequence = indexed.rowid) as "exists"
    from document_search as indexed where indexed.rowid > ${after} order by indexed.rowid limit ${limit}`);
}

export function deleteIndexRow(database: Database, sequence: number) {
  return database.run(
    sql`delete from document_search where rowid = ${sequence}
      and not ${hasRow(documentsTable, eq(documentsTable.sequence, sequence))}`,
  );
}
