import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forEachDatabase } from '../../../platform/with-databases.ts';
import { claimRequests, findDueRequests } from './arrival-store.ts';

const requestsPerRun = 200;

/**
 * Cron step: writes a job for each request whose last file arrived 15 minutes ago, or the first one
 * an hour ago.
 */
export async function claimArrivals(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await forEachDatabase(platform, async (database) => {
    const due = await findDueRequests(database, now, requestsPerRun);
    if (due.length === 0) return;
    const jobs = await claimRequests(database, due, now);
    await platform.jobs.send(toQueuedJobs(jobs, database));
  });
}
