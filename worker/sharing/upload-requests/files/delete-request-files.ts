import { requestFileKey } from '../../../archive/files/file-key.ts';
import { log } from '../../../platform/log.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Deletes files that do not wait any more, after their rows. Cron finds those that could not be
 * deleted.
 */
export async function deleteRequestFiles(
  { platform, organizationId }: { platform: Platform; organizationId: string },
  fileIds: readonly string[],
): Promise<void> {
  const keys = fileIds.map((id) => requestFileKey(organizationId, id));
  await platform.files.delete(keys).catch((error: unknown) => {
    log.warn('Files of a request left to Cron', { organizationId }, error);
  });
}
