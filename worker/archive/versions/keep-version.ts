import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { batch, joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { selectWithoutLargeText, toDocumentSummary } from '../documents/document-store.ts';
import { assertActive } from '../documents/require-document.ts';
import { getDocument } from '../documents/get-document.ts';
import { assertStorageLeft } from '../documents/storage/assert-storage-left.ts';
import { storageRefusalOf } from '../documents/storage/storage-store.ts';
import { withText } from '../documents/with-text.ts';
import { fileKey } from '../files/file-key.ts';
import { keepFormerText } from './former-text.ts';
import { keepVersionChange, selectOther, type OtherDocument } from './kept-version-store.ts';
import { conflictOf, withClaim } from './next-version.ts';
import { claimVersion } from './version-store.ts';

/** The version with the file of the other document, and the one that makes the former file current again. */
const addedVersions = 2;

/**
 * Adds the current file of another document to the versions of a document, whose own file stays the
 * current one, and moves the other document to the trash, in one transaction. The file is copied,
 * so that it does not depend on the other document. Throws 404 `document.not_found`, 409
 * `document.in_trash`, 412 `request.conflict` if one of them changes in the meantime, and 403
 * `limit.reached`.
 */
export async function keepVersion(
  scope: OrganizationScope,
  { documentId, otherId }: { documentId: string; otherId: string },
): Promise<DocumentSummary> {
  requirePermission(scope, 'documents:delete');
  if (documentId === otherId) throw new AppError('request.invalid');
  await assertStorageLeft(scope);
  const { others, othersTexts, ...claimed } = await batch(
    scope.database,
    joinStatements(claimVersion(scope, documentId, addedVersions), {
      others: selectOther(scope, otherId),
      othersTexts: selectWithoutLargeText(scope, otherId),
    }),
  );
  const options = { documentId, ifMatch: undefined, versions: addedVersions };
  return withClaim(scope, claimed, options, async (current) => {
    const [kept] = others;
    if (!kept || kept.deletedAt) {
      assertActive(await getDocument(scope, otherId));
      throw new AppError('request.conflict');
    }
    const [added, again] = [current.lastFileNumber - 1, current.lastFileNumber];
    await copyFile(scope, kept, fileKey(scope.organizationId, documentId, added));
    const keep = (found: (typeof othersTexts)[number] | undefined, keyNumber: number) =>
      withText(scope, found, (text) => keepFormerText(scope, text, { id: documentId, keyNumber }));
    await keep(claimed.documents[0], added);
    await keep(othersTexts[0], again);
    const { updated, documents } = await commit(
      scope,
      keepVersionChange(scope, { current, kept }),
    ).catch((error: unknown) => {
      throw storageRefusalOf(error) ?? error;
    });
    const [document] = documents;
    if (updated.length === 0 || !document) throw await conflictOf(scope, documentId);
    return toDocumentSummary(document);
  });
}

async function copyFile(
  { platform, organizationId }: OrganizationScope,
  { id, fileNumber, originalSize, sha256 }: OtherDocument,
  key: string,
): Promise<void> {
  const file = await platform.files.get(fileKey(organizationId, id, fileNumber));
  if (!file) throw new AppError('document.not_found', { message: 'The file is missing' });
  const copied = await platform.files.put(key, file.body, { sizeAtMost: originalSize });
  if (copied.sha256 !== sha256) throw new Error('The copy of a file differs');
}
