import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { isDocument } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';

export function restoreStatement(scope: OrganizationScope, documentId: string): Statement {
  return scope.database
    .update(documentsTable)
    .set({ deletedAt: null, deletedBy: null })
    .where(isDocument(scope, documentId));
}
