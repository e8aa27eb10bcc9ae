import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import { batch, runBatch, type Database, type Statement } from '../database/database.ts';
import { isDeletedOrganization } from '../people/organizations/organization-store.ts';
import { log } from '../platform/log.ts';
import { startMeasuring } from '../platform/measure.ts';
import type { Platform } from '../platform/platform.ts';
import { jobSchema, outlivesOrganization, queueFor, type Job, type JobRun } from '../outbox/job.ts';
import type { jobsTable } from '../outbox/job-table.ts';
import { claimJob, deleteJob, releaseJob } from '../outbox/job-store.ts';
import { outboxOf, takeNextJobs, toQueuedJobs } from '../outbox/lane-store.ts';
import { giveUpJob } from './give-up-job.ts';

/** This takes about a day: six attempts by the queue within 15 minutes, the rest by Cron. */
const maxAttempts = 30;

/** Does the work of a job. Returns undefined for a job of another Worker. */
export type HandleJob = (
  scope: OrganizationScope,
  run: Omit<JobRun, 'job'>,
  job: Job,
) => Promise<void> | undefined;

/**
 * Runs one job of the outbox, if it exists and is due. Its handler deletes it in the batch that writes its result, so
 * that a repeated message finds nothing to do. Rejects when the attempt failed, so that the queue retries; a job that
 * keeps failing is given up. In both cases its place in the queues goes to the next job. A job of another
 * Worker is sent to the queue of that Worker.
 */
export async function runJob(
  platform: Platform,
  jobId: string,
  handleJob: HandleJob,
): Promise<void> {
  for (const database of platform.databases) {
    const row = await claimJob(outboxOf(platform, database), jobId);
    if (!row) continue;
    const claimed = { ...row, database };
    try {
      await runClaimed(platform, claimed, handleJob);
    } catch (error) {
      // If this fails too, Cron enqueues these jobs.
      await enqueueNext(platform, claimed, [releaseJob(database, jobId)]).catch(() => undefined);
      throw error;
    }
    return enqueueNext(platform, claimed);
  }
}

type ClaimedJob = typeof jobsTable.$inferSelect & { database: Database };

async function enqueueNext(
  platform: Platform,
  { database, lane }: ClaimedJob,
  released: Statement[] = [],
): Promise<void> {
  const { due } = await batch(database, {
    released,
    due: takeNextJobs(outboxOf(platform, database), lane ?? ''),
  });
  await platform.jobs.send(toQueuedJobs(due));
}

async function runClaimed(
  platform: Platform,
  row: ClaimedJob,
  handleJob: HandleJob,
): Promise<void> {
  const { id: jobId, attempts: attempt, database } = row;
  const scope = createSystemScope(platform, row.organizationId);
  const parsed = jobSchema.safeParse(row.job);
  if (await isForDeletedOrganization(scope, parsed.data)) {
    await runBatch(database, [deleteJob(database, jobId)]);
    return;
  }
  if (attempt > maxAttempts) {
    log.error('Job abandoned', { jobId, type: parsed.data?.type, attempts: maxAttempts });
    return giveUpJob(scope, jobId, parsed.data);
  }
  if (!parsed.success) throw new Error(`Job ${jobId} cannot be read: ${parsed.error.message}`);
  const { type } = parsed.data;
  const finish = startMeasuring(platform);
  const work = handleJob(scope, { jobId, attempt }, parsed.data);
  if (!work) return platform.jobs.send([{ jobId, queue: queueFor(type) }]);
  await work;
  finish('Job done', { jobId, type, attempt });
}

async function isForDeletedOrganization(
  scope: OrganizationScope,
  job: Job | undefined,
): Promise<boolean> {
  if (!job || scope.organizationId === '' || outlivesOrganization(job.type)) return false;
  return isDeletedOrganization(scope);
}
