import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { hour, minute } from '../../shared/durations.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { EventContext } from '../database/events.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { queueFor, type Job, type JobType } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Cron enqueues a job again when no consumer has finished it by then. */
const resendAfter = minute;
const longestResendAfter = 6 * hour;

/** What outbox rows of an organization need to know. */
export type JobContext = Pick<EventContext, 'organizationId' | 'database' | 'now'>;

export function jobContextOf({
  organizationId,
  database,
  platform,
}: OrganizationScope): JobContext {
  return { organizationId, database, now: platform.clock.now() };
}

/** Jobs that are known already, as a source of jobs. */
export function selectJobs(jobs: readonly Job[]): SQL {
  return sql`select value as job from json_each(${JSON.stringify(jobs)})`;
}

/** Outbox rows for the jobs of a select, each as JSON in its column `job` (see `jobJson`). Returns `NewJobRow`s. */
export function insertJobsOf(context: JobContext, jobs: SQL) {
  const { organizationId, database, now } = context;
  return insertJobRows(
    database,
    now,
    sql`select ${organizationId} as organization_id, job from (${jobs})`,
  );
}

/** Outbox rows for a select of `organization_id` and `job`, where only the database knows the organization. */
export function insertJobRows(database: Database, now: Date, rows: SQL) {
  const at = now.getTime();
  return database.all<NewJobRow>(sql`
    insert into ${jobsTable} (id, organization_id, job, created_at, send_after)
    select ${newId('evt')}, organization_id, job, ${at}, ${at + resendAfter}
    from (${rows}) where true
    returning id, job ->> 'type' as type`);
}

export type NewJobRow = { id: string; type: JobType };

/** Jobs that were written to the outbox, each for its queue. */
export function toQueuedJobs(rows: readonly NewJobRow[]): QueuedJob[] {
  return rows.map(({ id, type }) => ({ jobId: id, queue: queueFor(type) }));
}

/** Writes a job of no organization to the outbox; Cron enqueues it. */
export async function insertAccountJob(database: Database, now: Date, job: Job): Promise<void> {
  const row = sql`select '' as organization_id, ${JSON.stringify(job)} as job`;
  await runBatch(database, [insertJobRows(database, now, row)]);
}

export async function findJob(database: Database, jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return row;
}

/** Jobs that replace another, as a source of jobs: none once that one is done. */
export function selectReplacementJobs(jobId: string, jobs: readonly Job[]): SQL {
  return sql`${selectJobs(jobs)} where exists (select 1 from ${jobsTable} where id = ${jobId})`;
}

/** For the last batch of a handler: the job is done exactly when its result is stored. */
export function deleteJob(database: Database, jobId: string): Statement {
  return database.delete(jobsTable).where(eq(jobsTable.id, jobId));
}

/** The same, unless `rest` selects a row at this point of the batch. Returns a row when the job is done. */
export function deleteJobUnless(database: Database, jobId: string, rest: SQL) {
  return database
    .delete(jobsTable)
    .where(sql`${jobsTable.id} = ${jobId} and not exists (${rest})`)
    .returning({ id: jobsTable.id });
}

/** A job that proceeds step by step has no failed attempts, and Cron need not enqueue it again. */
export function extendJobLease(scope: OrganizationScope, jobId: string): Statement {
  const sendAfter = new Date(scope.platform.clock.now().getTime() + resendAfter);
  return scope.database
    .update(jobsTable)
    .set({ attempts: 0, sendAfter })
    .where(eq(jobsTable.id, jobId));
}

/**
 * Begins an attempt: counts it and schedules Cron's next one, later each time, before anything is tried. So an attempt
 * that ends its isolate counts too. Nothing for a job that is done or not due; one with `notBefore` is reserved for
 * this attempt.
 */
export async function claimJob(database: Database, jobId: string, at: Date) {
  const now = at.getTime();
  const [row] = await database
    .update(jobsTable)
    .set({
      attempts: sql`${jobsTable.attempts} + 1`,
      sendAfter: sql`${now} + min(${resendAfter} << ${jobsTable.attempts}, ${longestResendAfter})`,
      job: sql`json_replace(${jobsTable.job}, '$.notBefore', ${now + resendAfter})`,
    })
    .where(
      and(eq(jobsTable.id, jobId), sql`coalesce(${jobsTable.job} ->> '$.notBefore', 0) <= ${now}`),
    )
    .returning();
  return row;
}

/** Schedules the attempt after `attempt`, unless another has begun. Cron takes over when the queue loses it. */
export function rescheduleJob(
  database: Database,
  retry: { jobId: string; attempt: number; at: Date },
): Statement {
  return database
    .update(jobsTable)
    .set({
      sendAfter: new Date(retry.at.getTime() + resendAfter),
      job: sql`json_set(${jobsTable.job}, '$.notBefore', ${retry.at.getTime()})`,
    })
    .where(and(eq(jobsTable.id, retry.jobId), eq(jobsTable.attempts, retry.attempt)));
}

export function findDueJobs(database: Database, now: Date, limit: number) {
  return database
    .select({ id: jobsTable.id, type: sql<JobType>`${jobsTable.job} ->> 'type'`.as('type') })
    .from(jobsTable)
    .where(lte(jobsTable.sendAfter, now))
    .orderBy(asc(jobsTable.sendAfter))
    .limit(limit);
}

export async function markJobsSent(database: Database, jobIds: string[], now: Date) {
  await database
    .update(jobsTable)
    .set({ sendAfter: new Date(now.getTime() + resendAfter) })
    .where(sql`${jobsTable.id} in (select value from json_each(${JSON.stringify(jobIds)}))`);
}
