import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { cancelRun } from '../archive/tagging-rules/tagging-run-store.ts';
import { log } from '../platform/log.ts';
import { startMeasuring } from '../platform/measure.ts';
import type { Platform } from '../platform/platform.ts';
import { jobSchema, queueFor, type Job, type JobRun } from '../outbox/job.ts';
import type { jobsTable } from '../outbox/job-table.ts';
import { claimJob, deleteJob } from '../outbox/job-store.ts';

/** Takes about a day: the queue makes six attempts within 15 minutes, Cron the rest. */
const maxAttempts = 30;

/** Does the work of a job, whose `run` says which attempt it is; undefined for a job of another Worker. */
export type HandleJob = (
  scope: OrganizationScope,
  run: Omit<JobRun, 'job'>,
  job: Job,
) => Promise<void> | undefined;

/**
 * Runs one job of the outbox, if it exists and is due. Its handler deletes it in the batch that writes its result, so that a
 * repeated message of the queue finds nothing to do. Rejects when the attempt failed, for the queue to retry; a job that
 * keeps failing is deleted. A job of another Worker is passed on to its queue.
 */
export async function runJob(
  platform: Platform,
  jobId: string,
  handleJob: HandleJob,
): Promise<void> {
  for (const database of platform.databases) {
    const row = await claimJob(database, jobId, platform.clock.now());
    if (row) return runClaimed(platform, { ...row, database }, handleJob);
  }
}

type ClaimedJob = typeof jobsTable.$inferSelect & { database: Database };

async function runClaimed(
  platform: Platform,
  row: ClaimedJob,
  handleJob: HandleJob,
): Promise<void> {
  const { id: jobId, attempts: attempt, database } = row;
  const scope = createSystemScope(platform, row.organizationId);
  const parsed = jobSchema.safeParse(row.job);
  if (attempt > maxAttempts) {
    log.error('Job abandoned', { jobId, type: parsed.data?.type, attempts: maxAttempts });
    const cleanup = parsed.data ? cleanupStatements(scope, parsed.data) : [];
    await runBatch(database, [deleteJob(database, jobId), ...cleanup]);
    return;
  }
  if (!parsed.success) throw new Error(`Job ${jobId} cannot be read: ${parsed.error.message}`);
  const { type } = parsed.data;
  const finish = startMeasuring(platform);
  const work = handleJob(scope, { jobId, attempt }, parsed.data);
  if (!work) return platform.jobs.send([{ jobId, queue: queueFor(type) }]);
  await work;
  finish('Job done', { jobId, type, attempt });
}

/** Ends what only the abandoned job could have continued. */
function cleanupStatements(scope: OrganizationScope, job: Job): Statement[] {
  return job.type === 'tagging-rule.apply' ? [cancelRun(scope, job.runId)] : [];
}
