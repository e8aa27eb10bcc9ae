import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../authorization/organization-scope.ts';
import type { Database, Statement } from '../database/database.ts';
import type { QueuedJob } from '../platform/platform.ts';
import type { Job } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Sent again by Cron when no consumer has finished it by then. */
const resendAfter = 60_000;

/** Outbox rows for jobs, as one statement however many there are. */
export function insertJobs(
  scope: OrganizationScope,
  jobs: Job[],
): { statements: Statement[]; queued: QueuedJob[] } {
  if (jobs.length === 0) return { statements: [], queued: [] };
  const { clock, ids } = scope.platform;
  const now = clock.now().getTime();
  const rows = jobs.map((job) => ({ id: ids.create('evt'), job: JSON.stringify(job) }));
  const statement = scope.database.run(sql`
    insert into ${jobsTable} (id, organization_id, job, created_at, send_after)
    select value ->> 'id', ${scope.organizationId}, value ->> 'job', ${now}, ${now + resendAfter}
    from json_each(${JSON.stringify(rows)})`);
  return { statements: [statement], queued: rows.map(({ id }) => ({ jobId: id, queue: 'jobs' })) };
}

export async function findJob(database: Database, jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return row;
}

/** For the last batch of a handler: the job is done exactly when its result is there. */
export function deleteJob(database: Database, jobId: string): Statement {
  return database.delete(jobsTable).where(eq(jobsTable.id, jobId));
}

/** Counts a failed attempt and puts the next one off. */
export async function postponeJob(database: Database, jobId: string, sendAfter: Date) {
  await database
    .update(jobsTable)
    .set({ attempts: sql`${jobsTable.attempts} + 1`, sendAfter })
    .where(eq(jobsTable.id, jobId));
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
    .where(inArray(jobsTable.id, jobIds));
}
