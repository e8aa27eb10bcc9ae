import type { Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findDueJobs, markJobsSent, toQueuedJobs } from '../outbox/job-store.ts';

const perRun = 100;

/** Cron step: enqueues jobs again that are not done in time. */
export async function resendJobs(platform: Platform): Promise<void> {
  for (const database of platform.databases) await resendJobsOf(platform, database);
}

async function resendJobsOf(platform: Platform, database: Database): Promise<void> {
  const now = platform.clock.now();
  const due = await findDueJobs(database, now, perRun);
  if (due.length === 0) return;
  // Before they are enqueued, because a fast consumer then schedules the next attempt itself.
  await markJobsSent(
    database,
    due.map(({ id }) => id),
    now,
  );
  await platform.jobs.send(toQueuedJobs(due));
}
