import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { commit } from '../../events/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { findDocument } from '../documents/document-store.ts';
import { restoreStatement } from './trash-store.ts';

/** Takes a document back out of the trash; one that is not in it stays as it is. */
export async function restoreDocument(
  scope: OrganizationScope,
  documentId: string,
): Promise<DocumentSummary> {
  const document = await findDocument(scope, documentId);
  if (!document) throw new AppError('document.not_found');
  if (!document.isDeleted) return document;
  await commit(scope, {
    statements: [restoreStatement(scope, documentId)],
    events: [{ type: 'document.restored', documentId, name: document.name }],
  });
  return { ...document, isDeleted: false, deletedAt: null, deletedBy: null };
}
