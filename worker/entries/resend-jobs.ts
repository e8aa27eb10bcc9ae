import { randomString } from '../../shared/ids.ts';
import { batch, type Database } from '../database/database.ts';
import { forEachDatabase } from '../platform/with-databases.ts';
import type { Platform } from '../platform/platform.ts';
import { findDueLanes, outboxOf, takeDueJobs, toQueuedJobs } from '../outbox/lane-store.ts';

/**
 * A lane has five places, and those of pages share 250 at most, so this takes a few calls of the queues, far below the
 * subrequests that one invocation may make.
 */
const lanesPerRun = 100;
const scannedPerRun = 1000;
/** Lanes without an organization sort before this prefix. */
const firstOrganization = 'org';

/**
 * Cron step: enqueues jobs that nothing else enqueues, such as jobs whose message was lost. Each
 * lane fills its places, regardless of the number of waiting jobs. A run starts at a random
 * organization, so that none is always the last; jobs without an organization, such as account
 * mails, always come first.
 */
export async function resendJobs(platform: Platform): Promise<void> {
  await forEachDatabase(platform, (database) => resendJobsOf(platform, database));
}

async function resendJobsOf(platform: Platform, database: Database): Promise<void> {
  const outbox = outboxOf(platform, database);
  const start = `${firstOrganization}_${randomString(4, 'abcdefghijklmnopqrstuvwxyz0123456789')}`;
  const find = (after: string) =>
    findDueLanes(outbox, { after, limit: lanesPerRun, scanned: scannedPerRun });
  const fromStart = await find(start);
  const others = await find('');
  const isOfAccounts = (lane: string) => lane < firstOrganization;
  const lanes = new Set([...others.filter(isOfAccounts), ...fromStart, ...others]);
  // Written before the jobs are enqueued, because a fast consumer then schedules the next attempt itself.
  const { due } = await batch(database, {
    due: [...lanes].slice(0, lanesPerRun).map((lane) => takeDueJobs(outbox, lane)),
  });
  await platform.jobs.send(toQueuedJobs(due.flat(), database));
}
