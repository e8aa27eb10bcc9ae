import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import { batch, runBatch, shardOf, type Database, type Statement } from '../database/database.ts';
import { findOrganizationState } from '../people/organizations/organization-store.ts';
import { log } from '../platform/log.ts';
import { startMeasuring } from '../platform/measure.ts';
import type { Platform, QueuedJob } from '../platform/platform.ts';
import {
  isOfPeople,
  jobSchema,
  outlivesOrganization,
  queueFor,
  type Job,
  type JobRun,
} from '../outbox/job.ts';
import type { jobsTable } from '../outbox/job-table.ts';
import { claimJob, deleteJob, releaseJob } from '../outbox/job-store.ts';
import { outboxOf, takeNextJobs, toQueuedJobs } from '../outbox/lane-store.ts';
import { giveUpJob } from './give-up-job.ts';

/** This takes about a day: six attempts by the queue within 15 minutes, the rest by Cron. */
const maxAttempts = 30;

export type HandleJob = (
  scope: OrganizationScope,
  run: Omit<JobRun, 'job'>,
  job: Job,
) => Promise<void> | undefined;

/**
 * Runs one job of the outbox, if it exists and is due. Its handler deletes it in the batch that
 * writes its result, so that a repeated message finds no job. Rejects when the attempt failed, so
 * that the queue retries; a job that keeps failing is given up. In both cases its place in the
 * queues goes to the next job. A job of another Worker is sent to the queue of that Worker.
 */
export async function runJob(
  platform: Platform,
  job: StoredJob,
  handleJob: HandleJob,
): Promise<void> {
  const { jobId } = job;
  const database = databaseOf(platform, job);
  const row = await claimJob(outboxOf(platform, database), jobId);
  if (!row) return;
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

type StoredJob = Pick<QueuedJob, 'jobId' | 'shard'>;

export function databaseOf({ databases }: Platform, { shard = 0 }: StoredJob): Database {
  const database = databases[shard];
  if (!database) throw new Error(`The binding DB_${shard + 1} is missing`);
  return database;
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
  await platform.jobs.send(toQueuedJobs(due, database));
}

async function runClaimed(
  platform: Platform,
  row: ClaimedJob,
  handleJob: HandleJob,
): Promise<void> {
  const { id: jobId, attempts: attempt, database } = row;
  const parsed = jobSchema.safeParse(row.job);
  const place = await placeOf(platform, row, parsed.data);
  if (place === 'moved') return;
  if (place === 'deleted') {
    await runBatch(database, [deleteJob(database, jobId)]);
    return;
  }
  const scope = createSystemScope(platform, row.organizationId);
  if (attempt > maxAttempts) {
    log.error('Job abandoned', { jobId, type: parsed.data?.type, attempts: maxAttempts });
    return giveUpJob(scope, { jobId, database }, parsed.data);
  }
  if (!parsed.success) throw new Error(`Job ${jobId} cannot be read: ${parsed.error.message}`);
  const { type } = parsed.data;
  const finish = startMeasuring(platform);
  const work = handleJob(scope, { jobId, attempt }, parsed.data);
  if (!work)
    return platform.jobs.send([{ jobId, queue: queueFor(type), shard: shardOf(database) }]);
  await work;
  finish('Job done', { jobId, type, attempt });
}

/**
 * Returns where the content of the organization of a job is, and stores it in the platform. A job
 * for content that has been moved runs at its present place.
 */
async function placeOf(
  { identityDatabase, shards }: Platform,
  { organizationId, database }: ClaimedJob,
  job: Job | undefined,
): Promise<'known' | 'deleted' | 'moved'> {
  const shard = shardOf(database);
  const isOfContent = job && !isOfPeople(job.type);
  if (organizationId === '' || isOfContent) shards.note(organizationId, shard);
  if (!job || organizationId === '' || outlivesOrganization(job.type)) return 'known';
  const state = await findOrganizationState(identityDatabase, organizationId);
  if (!state) return 'known';
  if (state.deletedAt) return 'deleted';
  if (isOfContent && state.shard !== shard) return 'moved';
  shards.note(organizationId, state.shard);
  return 'known';
}
