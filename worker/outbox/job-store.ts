import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { hour, minute } from '../../shared/durations.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { EventContext, JobSource } from '../database/events.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { queueFor, type Job, type JobType } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Cron enqueues a job again that is not done by then; the time doubles with each attempt. */
const resendAfter = minute;
const longestResendAfter = 6 * hour;

/** The columns that all outbox rows of one change share, and where to write them. */
export type JobContext = Pick<EventContext, 'organizationId' | 'database' | 'now'>;

export function jobContextOf({
  organizationId,
  database,
  platform,
}: OrganizationScope): JobContext {
  return { organizationId, database, now: platform.clock.now() };
}

/** Jobs that are known already, as a source. */
export function selectJobs(jobs: readonly Job[]): JobSource {
  return sql`select value as job from json_each(${JSON.stringify(jobs)})`;
}

/** Writes the jobs of a source to the outbox of one organization. Returns a NewJobRow for each. */
export function insertJobsFrom(context: JobContext, source: JobSource) {
  const { organizationId, database, now } = context;
  return insertJobRows(
    database,
    now,
    sql`select ${organizationId} as organization_id, job from (${source})`,
  );
}

/** The same for a select with the columns `organization_id` and `job`, where only the database knows the organization. */
export function insertJobRows(database: Database, now: Date, rows: SQL) {
  const at = now.getTime();
  return database.all<NewJobRow>(sql`
    insert into ${jobsTable} (id, organization_id, job, created_at, send_after)
    select ${newId('evt')}, organization_id, job, ${at}, ${at + resendAfter}
    from (${rows}) where true
    returning id, job ->> 'type' as type`);
}

export type NewJobRow = { id: string; type: JobType };

/** Rows of the outbox with the queue that each goes to. */
export function toQueuedJobs(rows: readonly NewJobRow[]): QueuedJob[] {
  return rows.map(({ id, type }) => ({ jobId: id, queue: queueFor(type) }));
}

/** Writes a job that belongs to no organization; it is first enqueued by Cron, after a minute. */
export async function insertAccountJob(database: Database, now: Date, job: Job): Promise<void> {
  const row = sql`select '' as organization_id, ${JSON.stringify(job)} as job`;
  await runBatch(database, [insertJobRows(database, now, row)]);
}

export async function findJob(database: Database, jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return row;
}

/** Jobs that take the place of another one, as a source: none once that one is done, so that a repeat adds none. */
export function selectReplacementJobs(jobId: string, jobs: readonly Job[]): JobSource {
  return sql`${selectJobs(jobs)} where exists (select 1 from ${jobsTable} where id = ${jobId})`;
}

/** Marks a job as done. It belongs into the batch that writes the job's result, so that both happen or neither. */
export function deleteJob(database: Database, jobId: string): Statement {
  return database.delete(jobsTable).where(eq(jobsTable.id, jobId));
}

/** The same, unless `remaining` selects a row at this point of the batch. Returns a row when the job is done. */
export function deleteJobUnless(database: Database, jobId: string, remaining: SQL) {
  return database
    .delete(jobsTable)
    .where(sql`${jobsTable.id} = ${jobId} and not exists (${remaining})`)
    .returning({ id: jobsTable.id });
}

/** A job that has completed a step starts to count its attempts again, and Cron waits another minute. */
export function extendJobLease(scope: OrganizationScope, jobId: string): Statement {
  const sendAfter = new Date(scope.platform.clock.now().getTime() + resendAfter);
  return scope.database
    .update(jobsTable)
    .set({ attempts: 0, sendAfter })
    .where(eq(jobsTable.id, jobId));
}

/**
 * Starts an attempt: counts it and schedules the next one by Cron before the work begins, so that an attempt whose isolate
 * dies counts too. A `notBefore` moves ahead, which keeps other consumers away. Returns the row; undefined for a job that
 * is done or not due.
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

/** Schedules the next attempt for `at`, unless it has started already. Cron enqueues it when the queue loses it. */
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

/** Up to `limit` jobs that Cron has to enqueue, the longest overdue first. */
export function findDueJobs(database: Database, now: Date, limit: number) {
  return database
    .select({ id: jobsTable.id, type: sql<JobType>`${jobsTable.job} ->> 'type'`.as('type') })
    .from(jobsTable)
    .where(lte(jobsTable.sendAfter, now))
    .orderBy(asc(jobsTable.sendAfter))
    .limit(limit);
}

/** Keeps Cron from enqueuing these jobs again within the next minute. */
export async function markJobsSent(database: Database, jobIds: string[], now: Date) {
  await database
    .update(jobsTable)
    .set({ sendAfter: new Date(now.getTime() + resendAfter) })
    .where(sql`${jobsTable.id} in (select value from json_each(${JSON.stringify(jobIds)}))`);
}
