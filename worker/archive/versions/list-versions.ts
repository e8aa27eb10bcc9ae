import type { DocumentVersion } from '../../../shared/archive/documents/document-version.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserNames } from '../../people/users/user-store.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { firstVersion, selectVersions } from './version-store.ts';

export function selectVersionList(scope: ReadScope, documentId: string) {
  return {
    documents: scope.database
      .select({
        number: documentsTable.fileVersion,
        name: documentsTable.originalName,
        size: documentsTable.originalSize,
        sha256: documentsTable.sha256,
        mimeType: documentsTable.mimeType,
        createdAt: documentsTable.createdAt,
        addedAt: documentsTable.addedAt,
        createdBy: documentsTable.createdBy,
      })
      .from(documentsTable)
      .where(isDocument(scope, documentId)),
    versions: selectVersions(scope, documentId),
  };
}

/** The versions of a document, the newest first. Throws 404 `document.not_found`. */
export async function listVersions(
  scope: OrganizationScope,
  { documents, versions }: BatchResults<ReturnType<typeof selectVersionList>>,
): Promise<DocumentVersion[]> {
  const [document] = documents;
  if (!document) throw new AppError('document.not_found');
  const { addedAt, ...only } = document;
  const listed =
    document.number === firstVersion
      ? [{ ...only, createdAt: addedAt ?? only.createdAt, restoredFrom: null }]
      : versions;
  const userIds = new Set(listed.flatMap(({ createdBy }) => createdBy ?? []));
  const names = await findUserNames(scope.platform.identityDatabase, [...userIds]);
  return listed.map(({ createdBy, ...version }) => {
    const name = createdBy === null ? undefined : names.get(createdBy);
    const user = createdBy === null || name === undefined ? null : { id: createdBy, name };
    return { ...version, user, isCurrent: version.number === document.number };
  });
}
