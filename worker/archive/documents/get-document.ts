import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { selectWithoutLargeText, toDocumentDetail } from './document-store.ts';
import { withText } from './with-text.ts';

/** Returns a document, also from the trash. Throws 404 `document.not_found`. */
export async function getDocument(
  scope: OrganizationScope,
  documentId: string,
): Promise<DocumentDetail> {
  const [found] = await selectWithoutLargeText(scope, documentId);
  return withText(scope, found, async (document) => {
    if (!document) throw new AppError('document.not_found');
    return toDocumentDetail(document);
  });
}
