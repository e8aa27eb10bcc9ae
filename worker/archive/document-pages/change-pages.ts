import type { PagesInput } from '../../../shared/archive/documents/document-pages.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { inBulkTurn } from '../../access/turns/in-turn.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { fileKey } from '../files/file-key.ts';
import { makeNextVersion } from '../versions/next-version.ts';
import { claimVersion } from '../versions/version-store.ts';
import { arrangeDocuments } from './arrange-documents.ts';
import { carryWords } from './carry-words.ts';
import { withPdfExtension } from './pdf-names.ts';

type PagesChange = PagesInput & { documentId: string; ifMatch: string | undefined };

/**
 * Makes the next version of a document, with its pages turned, deleted or in another order. Throws
 * the errors of `makeNextVersion` and `arrangeDocuments`.
 */
export function changePages(
  scope: OrganizationScope,
  { documentId, ifMatch, operations, confirmsSignature }: PagesChange,
): Promise<DocumentSummary> {
  return inBulkTurn(scope, async () => {
    await assertStorageLeft(scope);
    const claimed = await batch(scope.database, claimVersion(scope, documentId));
    const [source] = claimed.documents;
    const document = await makeNextVersion(scope, claimed, {
      documentId,
      ifMatch,
      async fileOf({ id, lastFileNumber: fileNumber }) {
        if (!source) throw new AppError('document.not_found');
        const arrangement = { sources: [source], plan: { operations }, confirmsSignature };
        const [file] = await arrangeDocuments(scope, arrangement, () =>
          fileKey(scope.organizationId, id, fileNumber),
        );
        if (!file) throw new Error('No pages were arranged');
        const { pages, size: originalSize, sha256 } = file;
        await carryWords(scope, [source], [{ document: { id, fileNumber }, pages }]);
        return {
          originalName: withPdfExtension(source.originalName),
          originalSize,
          sha256,
          mimeType: 'application/pdf',
          declaredMimeType: 'application/pdf',
          fileNumber,
          restoredFrom: null,
        };
      },
    });
    if (!document) throw new Error('A version was made and not returned');
    return document;
  });
}
