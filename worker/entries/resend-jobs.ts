import type { Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { queueFor } from '../outbox/job.ts';
import { findDueJobs, markJobsSent } from '../outbox/job-store.ts';

const perRun = 100;

/** Cron's part of the outbox: sends jobs again that nobody has finished in time. */
export async function resendJobs(platform: Platform): Promise<void> {
  for (const database of platform.databases) await resendJobsOf(platform, database);
}

async function resendJobsOf(platform: Platform, database: Database): Promise<void> {
  const now = platform.clock.now();
  const due = await findDueJobs(database, now, perRun);
  if (due.length === 0) return;
  // Before they are sent: a consumer that is quicker plans its own next attempt.
  await markJobsSent(
    database,
    due.map(({ id }) => id),
    now,
  );
  await platform.jobs.send(due.map(({ id, job }) => ({ jobId: id, queue: queueFor(job.type) })));
}
