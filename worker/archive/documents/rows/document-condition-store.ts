import { and, eq, isNull } from 'drizzle-orm';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { idsIn, unindexed } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from './document-table.ts';

export function isDocument(scope: ReadScope, documentId: string) {
  return and(
    eq(documentsTable.id, documentId),
    eq(documentsTable.organizationId, scope.organizationId),
  );
}

export function isOneOfDocuments({ organizationId }: ReadScope, documentIds: readonly string[]) {
  return and(
    eq(unindexed(documentsTable.organizationId), organizationId),
    idsIn(documentsTable.id, documentIds),
  );
}

export function isActiveDocument(scope: ReadScope, documentId: string) {
  return and(isDocument(scope, documentId), isNull(documentsTable.deletedAt));
}

/** Has a literal so that it fits the partial index. */
export const isInInbox = eq(documentsTable.isInInbox, literal(1));

export function selectDocumentExists(scope: ReadScope, documentId: string) {
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

export function selectDocumentsById(scope: ReadScope, ids: readonly string[]) {
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isOneOfDocuments(scope, ids));
}
