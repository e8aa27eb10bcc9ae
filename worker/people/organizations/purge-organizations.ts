import { day } from '../../../shared/time/durations.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { forEachDatabase } from '../../platform/with-databases.ts';
import type { Platform } from '../../platform/platform.ts';
import { keysOfDocument, mailKey, requestFileKey } from '../../archive/files/file-key.ts';
import {
  deleteCounters,
  deleteDocuments,
  deleteOrganizationRows,
  deleteRequestFileRows,
  findDocumentsToPurge,
  findMailsToPurge,
  findOrganizationToPurge,
  findRequestFilesToPurge,
} from './organization-purge-store.ts';

const retention = 30 * day;
const maxDocumentsPerRun = 500;
const maxRowsPerRun = 5000;

/**
 * Cron step: purges one organization of each database that was deleted 30 days ago, a bounded part per run. Files are
 * deleted first, then documents, then all other rows, so that the next run continues after an interruption.
 */
export async function purgeOrganizations(platform: Platform): Promise<void> {
  const deletedBefore = new Date(platform.clock.now().getTime() - retention);
  await forEachDatabase(platform, async (_, shard) => {
    const due = { shard, deletedBefore };
    const organizationId = await findOrganizationToPurge(platform.identityDatabase, due);
    if (organizationId === undefined) return;
    platform.shards.note(organizationId, shard);
    await purgeOrganization(platform, organizationId);
  });
}

async function purgeOrganization(platform: Platform, organizationId: string): Promise<void> {
  const scope = createSystemScope(platform, organizationId);
  const documents = await findDocumentsToPurge(scope, maxDocumentsPerRun);
  if (documents.length === 0) {
    const fileIds = await findRequestFilesToPurge(scope);
    if (fileIds.length > 0) {
      await platform.files.delete(fileIds.map((id) => requestFileKey(organizationId, id)));
      await deleteRequestFileRows(scope, fileIds);
      return;
    }
    const messageIds = await findMailsToPurge(scope);
    await platform.files.delete(messageIds.map((id) => mailKey(organizationId, id)));
    await deleteOrganizationRows(scope, maxRowsPerRun);
    return;
  }
  await platform.files.delete(
    documents.flatMap(({ id, lastFileNumber }) =>
      keysOfDocument(organizationId, id, lastFileNumber),
    ),
  );
  if (await deleteCounters(scope, maxRowsPerRun)) {
    const documentIds = documents.map(({ id }) => id);
    await deleteDocuments(scope, documentIds);
  }
}
