import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findDocument } from './document-store.ts';

/** Returns a document in the trash, too. Throws 404 `document.not_found`. */
export async function getDocument(
  scope: OrganizationScope,
  documentId: string,
): Promise<DocumentDetail> {
  const document = await findDocument(scope, documentId);
  if (!document) throw new AppError('document.not_found');
  return document;
}
