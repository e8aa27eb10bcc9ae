import {
  and,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { DomainEvent } from '../../shared/events.ts';
import { hour } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import { isNotMoving } from '../access/moves/move-lock-store.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import {
  coalesce,
  hasRow,
  hasRowIn,
  incremented,
  isAmong,
  jsonValue,
  selectValues,
  valueOf,
} from '../database/expressions.ts';
import { literal } from '../database/literal.ts';
import { newId } from '../database/new-id.ts';
import type { EventContext, EventSource, JobSource } from '../database/events.ts';
import { typesOfPeople, type Job, type JobType } from './job.ts';
import { jobsTable } from './job-table.ts';
import {
  freePlaces,
  laneOf,
  outboxOf,
  resendAfter,
  type JobRow,
  type Outbox,
} from './lane-store.ts';

const longestResendAfter = 6 * hour;

export type JobContext = Pick<EventContext, 'organizationId' | 'database' | 'now'>;

export function jobContextOf({
  organizationId,
  database,
  platform,
}: Omit<JobContext, 'now'> & Pick<OrganizationScope, 'platform'>): JobContext & Outbox {
  return { organizationId, ...outboxOf(platform, database) };
}

export function selectJobs(jobs: readonly Job[]): JobSource {
  return selectValues(jobs, 'job');
}

export function insertJobsFrom(context: JobContext & Outbox, source: JobSource) {
  const { organizationId, database, now, pagePlaces } = context;
  return insertJobRows(
    database,
    now,
    sql`select ${organizationId} as organization_id, job from (${source})`,
    pagePlaces,
  );
}

/**
 * Writes jobs from a select with the columns `organization_id` and `job`, for organizations that
 * are only known to the database. As many jobs of a lane are enqueued as it has free places; the
 * others wait. A job is not written while another one with the same subject has not ended. Jobs of
 * pages come with the number of places that their lanes share. SQL numbers the rows of each lane,
 * because the builder has no window functions.
 */
export function insertJobRows(database: Database, now: Date, rows: SQLWrapper, pagePlaces = 0) {
  const at = now.getTime();
  // A lane never has more than 250 places, so only its first 250 rows have to look for one.
  return database.all<JobRow>(sql`
    insert into ${jobsTable} (id, organization_id, job, created_at, is_queued, send_after)
    select ${newId('evt')}, organization_id, job, ${at}, is_queued, ${at} + is_queued * ${resendAfter}
    from (
      select organization_id, job,
        place <= 250 and place <= ${freePlaces(sql.raw('numbered.lane'), pagePlaces)} as is_queued from (
        select organization_id, job, organization_id || ' ' || (job ->> 'type') as lane,
          row_number() over (partition by organization_id, job ->> 'type') as place
        from (${rows})) as numbered)
    where true
    on conflict (lane, subject) where subject is not null do nothing
    returning id, job ->> 'type' as type, is_queued as "isQueued"`);
}

export function jobColumns(organizationId: SQLWrapper, job: SQL) {
  return { organizationId: valueOf(organizationId).as('organization_id'), job: job.as('job') };
}

export async function insertAccountJob(database: Database, now: Date, job: Job): Promise<void> {
  await database.insert(jobsTable).values({
    id: createId('evt'),
    organizationId: '',
    job,
    createdAt: now,
    sendAfter: new Date(now.getTime() + resendAfter),
  });
}

export async function findJob(database: Database, jobId: string) {
  const [row] = await database.select().from(jobsTable).where(eq(jobsTable.id, jobId));
  return row;
}

/** Jobs that replace another one, as a source. Selects none if that job is done, so that a repetition adds none. */
export function selectReplacementJobs(jobId: string, jobs: readonly Job[]): JobSource {
  return sql`${selectJobs(jobs)} where ${hasRow(jobsTable, eq(jobsTable.id, jobId))}`;
}

/** An event that is published with the end of a job, so that a repetition publishes none. */
export function eventOfJob(jobId: string, event: DomainEvent): EventSource {
  const isThere = hasRow(jobsTable, eq(jobsTable.id, jobId));
  return { type: event.type, events: sql`${selectValues([event], 'event')} where ${isThere}` };
}

/** Marks a job as done. Belongs in the batch that writes the result of the job, so that both happen or neither does. */
export function deleteJob(database: Database, jobId: string): Statement {
  return database.delete(jobsTable).where(eq(jobsTable.id, jobId));
}

export function deleteJobs(database: Database, jobIds: SQL): Statement {
  return database.delete(jobsTable).where(isAmong(jobsTable.id, jobIds));
}

export async function completeMailJob(databases: readonly Database[], jobId: string) {
  for (const database of databases) await runBatch(database, [deleteJob(database, jobId)]);
}

export function jobExistsAbout(
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  type: JobType,
  subject: SQLWrapper,
): SQL {
  const lane = laneOf(organizationId, type);
  return hasRow(jobsTable, and(eq(jobsTable.lane, lane), eq(jobsTable.subject, subject)));
}

/** `deleteJob`, unless one of `remaining` selects a row at this point of the batch. Returns a row when the job is done. */
export function deleteJobUnless(database: Database, jobId: string, ...remaining: SQL[]) {
  return database
    .delete(jobsTable)
    .where(and(eq(jobsTable.id, jobId), ...remaining.map((rows) => not(hasRowIn(rows)))))
    .returning({ id: jobsTable.id });
}

/** After a completed step, attempts are counted from the beginning, and Cron waits another minute. */
export function extendJobLease(scope: OrganizationScope, jobId: string): Statement {
  const sendAfter = new Date(scope.platform.clock.now().getTime() + resendAfter);
  return scope.database
    .update(jobsTable)
    .set({ attempts: 0, sendAfter })
    .where(eq(jobsTable.id, jobId));
}

/**
 * Starts an attempt: counts it and schedules the next one by Cron before the work begins, so that
 * an attempt also counts if its isolate crashes. `notBefore` is postponed as well, which excludes
 * other consumers. A waiting job needs a free place of its lane, and jobs of content wait while its
 * organization is moved. Returns the row; undefined for a job that is done, not due or without a
 * place.
 */
export async function claimJob(outbox: Outbox, jobId: string) {
  const { database, pagePlaces } = outbox;
  const now = outbox.now.getTime();
  const [row] = await database
    .update(jobsTable)
    .set({
      attempts: incremented(jobsTable.attempts),
      isQueued: true,
      sendAfter: sql`${now} + min(${resendAfter} << ${jobsTable.attempts}, ${longestResendAfter})`,
      job: sql`json_replace(${jobsTable.job}, '$.notBefore', ${now + resendAfter})`,
    })
    .where(
      and(
        eq(jobsTable.id, jobId),
        lte(coalesce(jsonValue(jobsTable.job, '$.notBefore'), literal(0)), now),
        or(eq(jobsTable.isQueued, true), gt(freePlaces(jobsTable.lane, pagePlaces), 0)),
        or(isNotMoving(jobsTable.organizationId), isOfPeople),
      ),
    )
    .returning();
  return row;
}

const isOfPeople = inArray(jsonValue(jobsTable.job, '$.type'), [...typesOfPeople]);

/** The JSON of a job without the note that a consumer is reading, in SQL. */
export const withoutReadingNote = sql`
  json_remove(${jobsTable.job}, '$.readingSince', '$.readingDeployment', '$.readings')`;

/**
 * Releases the place of a job after a completed step. The job of its lane that has waited longest
 * gets the place, which may be the same one.
 */
export function continueJob(database: Database, jobId: string, now: Date): Statement {
  return database
    .update(jobsTable)
    .set({
      attempts: 0,
      isQueued: false,
      sendAfter: now,
      job: withoutReadingNote,
    })
    .where(eq(jobsTable.id, jobId));
}

/** Counts the attempts of a job from the beginning, after the longest pause. */
export function keepJob(database: Database, jobId: string, now: Date): Statement {
  const sendAfter = new Date(now.getTime() + longestResendAfter);
  return database
    .update(jobsTable)
    .set({ attempts: 0, isQueued: false, sendAfter })
    .where(eq(jobsTable.id, jobId));
}

export function releaseJob(database: Database, jobId: string): Statement {
  return database.update(jobsTable).set({ isQueued: false }).where(eq(jobsTable.id, jobId));
}

/**
 * Releases the place of a job after a completed step until `at`, a time in SQL; the job is done if
 * that is null. Returns the time if there is one. SQL reads it once for both columns.
 */
export function postponeJob(database: Database, jobId: string, at: SQL) {
  return {
    postponed: database.all<{ at: number }>(sql`
      update ${jobsTable} set attempts = 0, is_queued = 0, send_after = next.at,
        job = json_set(job, '$.notBefore', next.at)
      from (select (${at}) as at) as next
      where id = ${jobId} and next.at is not null
      returning send_after as at`),
    done: database.delete(jobsTable).where(and(eq(jobsTable.id, jobId), isNull(sql`(${at})`))),
  };
}
