import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { toDocumentSummary } from '../documents/document-store.ts';
import { findWithTwins } from '../documents/rows/twin-store.ts';
import { fileKey, keysOfFile } from '../files/file-key.ts';
import { fileTaken } from '../trash/restore-documents.ts';
import { settleFile } from '../uploads/receive-file.ts';
import { releaseVersionChange, selectOther } from './kept-version-store.ts';
import { conflictOf } from './next-version.ts';
import { selectVersions } from './version-store.ts';

/**
 * Undoes `keepVersion` while no later version exists: removes the file from the versions again, and
 * restores the other document. Throws 404 `document.not_found`, 409 `document.in_trash` and
 * `document.file_taken`, and 412 `request.conflict`.
 */
export async function releaseVersion(
  scope: OrganizationScope,
  { documentId, otherId }: { documentId: string; otherId: string },
): Promise<DocumentSummary> {
  requirePermission(scope, 'documents:delete');
  const { versions, others } = await batch(scope.database, {
    versions: selectVersions(scope, documentId),
    others: selectOther(scope, otherId),
  });
  const [current, added] = versions;
  const [kept] = others;
  const former = current?.restoredFrom ?? 0;
  const isKept = added?.number === former + 1 && added.sha256 === kept?.sha256;
  const isFromThen = kept?.deletedAt?.getTime() === current?.createdAt.getTime();
  if (!current || !kept || !isKept || !isFromThen) throw await conflictOf(scope, documentId);
  const { updated, documents } = await commit(
    scope,
    releaseVersionChange(scope, { documentId, kept, current, former }),
  ).catch(async (error: unknown) => {
    const [refused] = await findWithTwins(scope, [otherId]);
    throw refused ? fileTaken(refused) : error;
  });
  const [document] = documents;
  if (updated.length === 0 || !document) throw await conflictOf(scope, documentId);
  const { organizationId, platform } = scope;
  const keys = [added, current].flatMap(({ keyNumber }) =>
    keysOfFile(organizationId, documentId, keyNumber),
  );
  await settleFile(fileKey(organizationId, documentId, added.keyNumber), () =>
    platform.files.delete(keys),
  );
  return toDocumentSummary(document);
}
