import { randomString } from '../../shared/ids.ts';
import { batch, type Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findDueLanes, takeDueJobs, toQueuedJobs } from '../outbox/lane-store.ts';

/** Of five jobs each: a few calls of the queues, far below the subrequests that one invocation may make. */
const lanesPerRun = 100;
const scannedPerRun = 1000;
/** Lanes without an organization come before this. */
const firstOrganization = 'org';

/**
 * Cron step: enqueues jobs that nothing else does, like those of messages that got lost. Each lane of an organization gets
 * its places, whatever waits in it. Runs begin at a random organization, so that none is always the last; jobs
 * without one, like account mails, always come first.
 */
export async function resendJobs(platform: Platform): Promise<void> {
  for (const database of platform.databases) await resendJobsOf(platform, database);
}

async function resendJobsOf(platform: Platform, database: Database): Promise<void> {
  const now = platform.clock.now();
  const start = `${firstOrganization}_${randomString(4, 'abcdefghijklmnopqrstuvwxyz0123456789')}`;
  const find = (after: string) =>
    findDueLanes(database, now, { after, limit: lanesPerRun, scanned: scannedPerRun });
  const fromStart = await find(start);
  const others = await find('');
  const isOfAccounts = (lane: string) => lane < firstOrganization;
  const lanes = new Set([...others.filter(isOfAccounts), ...fromStart, ...others]);
  // Before they are enqueued, because a fast consumer then schedules the next attempt itself.
  const { due } = await batch(database, {
    due: [...lanes].slice(0, lanesPerRun).map((lane) => takeDueJobs(database, lane, now)),
  });
  await platform.jobs.send(toQueuedJobs(due.flat()));
}
