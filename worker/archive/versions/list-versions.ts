import type { DocumentVersion } from '../../../shared/archive/documents/document-version.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findNames } from '../activity/user-names.ts';
import { firstVersion, type selectVersionList } from './version-store.ts';

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
  const names = await findNames(
    scope,
    listed.map(({ createdBy }) => createdBy),
  );
  return listed.map(({ createdBy, ...version }) => {
    const name = createdBy === null ? undefined : names.get(createdBy);
    const user = createdBy === null || name === undefined ? null : { id: createdBy, name };
    return { ...version, user, isCurrent: version.number === document.number };
  });
}
