import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { selectSummary, toDocumentSummary } from '../documents/document-store.ts';
import { makeNextVersion } from './next-version.ts';
import { claimVersion, selectVersionRow } from './version-store.ts';

type Restored = { documentId: string; number: number; ifMatch?: string | undefined };

/**
 * Makes the file of a version current again, as the next version; the file is not copied. Nothing
 * changes if it is the current one. Throws 404 `version.not_found`, and the errors of
 * `makeNextVersion`.
 */
export async function restoreVersion(
  scope: OrganizationScope,
  { documentId, number, ifMatch }: Restored,
): Promise<DocumentSummary> {
  const { versions, summaries, ...claimed } = await batch(
    scope.database,
    joinStatements(claimVersion(scope, documentId), {
      versions: selectVersionRow(scope, documentId, number),
      summaries: selectSummary(scope, documentId),
    }),
  );
  const made = await makeNextVersion(scope, claimed, {
    documentId,
    ifMatch,
    fileOf(current) {
      const [version] = versions;
      if (!version && number !== current.fileVersion) throw new AppError('version.not_found');
      if (!version || version.fileNumber === current.fileNumber) return Promise.resolve(null);
      const { name, size, fileNumber, sha256, mimeType, declaredMimeType } = version;
      const file = { originalName: name, originalSize: size, sha256, mimeType, declaredMimeType };
      return Promise.resolve({ ...file, fileNumber, restoredFrom: number });
    },
  });
  const [document] = summaries;
  if (!document) throw new AppError('document.not_found');
  return made ?? toDocumentSummary(document);
}
