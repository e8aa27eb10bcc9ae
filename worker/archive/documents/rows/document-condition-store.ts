import { and, eq, isNull } from 'drizzle-orm';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { idsIn, unindexed } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from './document-table.ts';

/** Condition on `documents`: it is this document of the organization. */
export function isDocument(scope: ReadScope, documentId: string) {
  return and(
    eq(documentsTable.id, documentId),
    eq(documentsTable.organizationId, scope.organizationId),
  );
}

/** Condition on `documents`: it is this document, and not in the trash. */
export function isActiveDocument(scope: ReadScope, documentId: string) {
  return and(isDocument(scope, documentId), isNull(documentsTable.deletedAt));
}

/** Condition on `documents`: nobody has looked at it. With a literal, as in its partial index. */
export const isInInbox = eq(documentsTable.isInInbox, literal(1));

/** One row if the document exists, active or trashed; otherwise none. */
export function selectDocumentExists(scope: ReadScope, documentId: string) {
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** Those of these documents that exist, active or trashed. */
export function selectDocumentsById(
  { database, organizationId }: ReadScope,
  ids: readonly string[],
) {
  return database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), organizationId),
        idsIn(documentsTable.id, ids),
      ),
    );
}
