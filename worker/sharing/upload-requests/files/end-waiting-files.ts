import { requestFileKey } from '../../../archive/files/file-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteExpiredFiles, findExpiredFiles } from './request-file-store.ts';

const filesPerRun = 200;

/**
 * Cron step: deletes files that nobody has accepted within 30 days. Files are deleted first, so that the next run finds what
 * is left after a failure.
 */
export async function endWaitingFiles(platform: Platform): Promise<void> {
  for (const database of platform.databases) {
    const files = await findExpiredFiles(platform, database, filesPerRun);
    if (files.length === 0) continue;
    await platform.files.delete(
      files.map(({ id, organizationId }) => requestFileKey(organizationId, id)),
    );
    await deleteExpiredFiles(
      database,
      files.map(({ id }) => id),
    );
  }
}
