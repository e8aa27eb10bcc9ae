import { mailKey } from '../../../archive/files/file-key.ts';
import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteQuarantinedMessages, findEndedQuarantines } from './intake-message-store.ts';

const messagesPerRun = 200;

/**
 * Cron step: deletes emails that were not accepted within 14 days. Files are deleted first, so that
 * the next run finds the rows that are left after a failure.
 */
export async function endQuarantines(platform: Platform): Promise<void> {
  await forEachDatabase(platform, async (database) => {
    const messages = await findEndedQuarantines(platform, database, messagesPerRun);
    if (messages.length === 0) return;
    await platform.files.delete(
      messages.map(({ id, organizationId }) => mailKey(organizationId, id)),
    );
    await deleteQuarantinedMessages(
      database,
      messages.map(({ id }) => id),
    );
  });
}
