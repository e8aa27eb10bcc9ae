import { day } from '../../../shared/durations.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileKey } from '../../archive/files/file-key.ts';
import {
  deleteDocuments,
  deleteOrganizationRows,
  findDocumentsToPurge,
  findOrganizationToPurge,
} from './organization-purge-store.ts';

/** How long a deleted organization can still be brought back from the database. */
const keptFor = 30 * day;
const documentsPerRun = 500;
const rowsPerRun = 5000;

/**
 * Cron's part: one organization deleted 30 days ago, a bounded piece a run. First files, then their documents, then
 * every other row; killed anywhere in between, the next run goes on.
 */
export async function purgeOrganizations(platform: Platform): Promise<void> {
  const deletedBefore = new Date(platform.clock.now().getTime() - keptFor);
  const organizationId = await findOrganizationToPurge(platform.identityDatabase, deletedBefore);
  if (organizationId === undefined) return;
  const scope = createSystemScope(platform, organizationId);
  const documentIds = await findDocumentsToPurge(scope, documentsPerRun);
  if (documentIds.length === 0) {
    await deleteOrganizationRows(scope, rowsPerRun);
    return;
  }
  await platform.files.delete(documentIds.map((id) => fileKey(organizationId, id)));
  await deleteDocuments(scope, documentIds);
}
