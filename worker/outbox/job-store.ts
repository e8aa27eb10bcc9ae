import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Database, Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { QueuedJob } from '../platform/platform.ts';
import type { EventSource } from './event-source.ts';
import { queueFor, type Job } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Sent again by Cron when no consumer has finished it by then. */
const resendAfter = 60_000;
const longestResendAfter = 6 * 3_600_000;

/** Outbox rows for jobs, as one statement however many there are; see `jobsFromResult`. */
export function insertJobs(scope: OrganizationScope, jobs: Job[]): Statement {
  return insertJobsOf(scope, sql`select value as job from json_each(${JSON.stringify(jobs)})`);
}

/** Outbox rows for the jobs of a select, a Job as JSON in its column `job`; see `jobsFromResult`. */
export function insertJobsOf(scope: OrganizationScope, jobs: SQL): Statement {
  return insertJobRows(
    scope.database,
    scope.platform.clock.now(),
    sql`select ${scope.organizationId} as organization_id, job from (${jobs})`,
  );
}

/** Outbox rows for a select of `organization_id` and `job`, for work that finds its organization only then. */
export function insertJobRows(database: Database, now: Date, rows: SQL): Statement {
  const at = now.getTime();
  return database.run(sql`
    insert into ${jobsTable} (id, organization_id, job, created_at, send_after)
    select ${newId('evt')}, organization_id, job, ${at}, ${at + resendAfter}
    from (${rows}) where true
    returning id, job ->> 'type' as type`);
}

/** The jobs that one of these statements has written, each for its queue. */
export function jobsFromResult(result: unknown): QueuedJob[] {
  const { results } = result as { results: { id: string; type: Job['type'] }[] };
  return results.map(({ id, type }) => ({ jobId: id, queue: queueFor(type) }));
}

/** An outbox row for a job of no organization, which Cron sends. */
export function insertAccountJob(database: Database, now: Date, job: Job): Statement {
  return insertJobRows(
    database,
    now,
    sql`select '' as organization_id, ${JSON.stringify(job)} as job`,
  );
}

/** The text of every new document is read. */
export function queueExtraction(scope: OrganizationScope, source: EventSource): Statement {
  return insertJobsOf(
    scope,
    sql`select json_object('type', 'document.extract', 'documentId', event ->> 'documentId') as job
      from (${source.events})`,
  );
}

export async function findJob(database: Database, jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return row;
}

/** Jobs that take the place of another, as a source of jobs: none once that is done. */
export function selectJobsInstead(jobId: string, jobs: Job[]): SQL {
  return sql`
    select value as job from json_each(${JSON.stringify(jobs)})
    where exists (select 1 from ${jobsTable} where id = ${jobId})`;
}

/** For the last batch of a handler: the job is done exactly when its result is there. */
export function deleteJob(database: Database, jobId: string): Statement {
  return database.delete(jobsTable).where(eq(jobsTable.id, jobId));
}

/** The same, unless `rest` selects a row at this point of the batch. Answers a row when the job is done. */
export function deleteJobUnless(database: Database, jobId: string, rest: SQL): Statement {
  return database
    .delete(jobsTable)
    .where(sql`${jobsTable.id} = ${jobId} and not exists (${rest})`)
    .returning({ id: jobsTable.id });
}

/** A job that is getting on, step by step, has no failed attempts, and Cron need not send it again. */
export function extendJobLease(scope: OrganizationScope, jobId: string): Statement {
  const sendAfter = new Date(scope.platform.clock.now().getTime() + resendAfter);
  return scope.database
    .update(jobsTable)
    .set({ attempts: 0, sendAfter })
    .where(eq(jobsTable.id, jobId));
}

/**
 * Begins an attempt: counts it and plans Cron's next one, later each time, before anything is tried. So an attempt that
 * takes its isolate down counts too. Nothing for a job that is done or not due; one with `notBefore` is now ours alone.
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

/** Plans the attempt after `attempt`, unless another has begun. Cron takes over when the queue forgets it. */
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
    .select({ id: jobsTable.id, job: jobsTable.job })
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
