import { day } from '../../../shared/time/durations.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { forEachDatabase } from '../../platform/with-databases.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrganizationsWithTrash, purgeChange } from './purge-store.ts';

const organizationsPerRun = 20;
/** Of a database; each costs about 90 rows. */
const documentsPerRun = 400;

/**
 * Cron step: permanently deletes documents that have been in the trash for the retention time, one batch for each of up
 * to `organizationsPerRun` organizations, which share `documentsPerRun`.
 */
export async function purgeExpiredTrash(platform: Platform): Promise<void> {
  const { clock, config } = platform;
  const retention = config.DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS * day;
  const deletedUntil = new Date(clock.now().getTime() - retention);
  await forEachDatabase(platform, async (database) => {
    const organizationIds = await findOrganizationsWithTrash(database, deletedUntil);
    const purged = organizationIds.slice(0, organizationsPerRun);
    const most = Math.floor(documentsPerRun / purged.length);
    await platform.shards.locate(purged);
    for (const organizationId of purged) {
      const scope = createSystemScope(platform, organizationId);
      await commit(scope, purgeChange(scope, { deletedUntil, most }));
    }
  });
}
