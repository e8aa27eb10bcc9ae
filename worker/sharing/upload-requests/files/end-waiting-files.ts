import { requestFileKey } from '../../../archive/files/file-key.ts';
import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteExpiredFiles } from './request-file-store.ts';

const filesPerRun = 200;

/**
 * Cron step: deletes files that were not accepted within 30 days. Their rows are deleted first, so
 * that no file is deleted that is being accepted; Cron finds files without a row.
 */
export async function endWaitingFiles(platform: Platform): Promise<void> {
  await forEachDatabase(platform, async (database) => {
    const files = await deleteExpiredFiles(platform, database, filesPerRun);
    if (files.length === 0) return;
    await platform.files.delete(
      files.map(({ id, organizationId }) => requestFileKey(organizationId, id)),
    );
  });
}
