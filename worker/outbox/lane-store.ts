import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { minute } from '../../shared/time/durations.ts';
import { shardOf, type Database } from '../database/database.ts';
import { valueOf } from '../database/expressions.ts';
import { literal } from '../database/literal.ts';
import type { Platform, QueuedJob } from '../platform/platform.ts';
import { queueFor, type JobType } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Jobs of a lane that are in the queues at once. Other organizations never wait for more than these. */
const placesPerLane = 5;
/** Jobs without an organization, such as account mails, belong to all users. */
const accountPlaces = 100;

/** A job in the queues that is not done after this time is enqueued again. The time doubles with each attempt. */
export const resendAfter = minute;

/** All jobs of one type of an organization. The id is `''` for jobs without an organization, which sort first. */
export function laneOf(organizationId: string, type: JobType): string {
  return `${organizationId} ${type}`;
}

/** The outbox of a database at a time; the lanes of pages share its `pagePlaces`. */
export type Outbox = { database: Database; now: Date; pagePlaces: number };

export function outboxOf({ clock, pagePlaces }: Platform, database: Database): Outbox {
  return { database, now: clock.now(), pagePlaces };
}

const pageTypes: readonly JobType[] = ['document.recognize', 'document.thumbnail'];

/**
 * The number of jobs of a lane that can still be enqueued, as SQL. Never negative. A lane of pages
 * may have all places that no other one has, and always one, so that an organization waits at most
 * for pages of another one, but never for its documents.
 */
export function freePlaces(lane: SQLWrapper, pagePlaces: number): SQL {
  return sql`case when ${lane} like '% document.recognize' or ${lane} like '% document.thumbnail' then
      max(not exists (select 1 from ${jobsTable} as placed where placed.page_lane = ${lane}),
        ${literal(pagePlaces)} - (select count(*) from ${jobsTable} as placed where placed.page_lane is not null))
    else max(0, case when ${lane} like ' %' then ${accountPlaces} else ${placesPerLane} end - (
      select count(*) from ${jobsTable} as queued where queued.lane = ${lane} and queued.is_queued = 1)) end`;
}

export type JobRow = { id: string; type: JobType; isQueued: number };

/** `database` is the one that stores the jobs, if it is not the default of the queue. */
export function toQueuedJobs(rows: readonly JobRow[], database?: Database): QueuedJob[] {
  return rows
    .filter(({ isQueued }) => isQueued === 1)
    .map(({ id, type }) => ({
      jobId: id,
      queue: queueFor(type),
      ...(database && { shard: shardOf(database) }),
    }));
}

/**
 * Assigns the free places of a lane to the jobs that have waited longest, and enqueues overdue jobs
 * again. Returns a JobRow for each. Reads no more rows than there are places: their limit is an
 * expression, which the builder does not accept.
 */
export function takeDueJobs(outbox: Outbox, lane: string) {
  return takeDueJobsOf(outbox, valueOf(lane));
}

/** Like `takeDueJobs`, after the end of a job of this lane, for the lane whose turn it is. */
export function takeNextJobs(outbox: Outbox, lane: string) {
  const isOfPages = pageTypes.some((type) => lane.endsWith(` ${type}`));
  return takeDueJobsOf(outbox, isOfPages ? pageLaneAfter(outbox, lane) : valueOf(lane));
}

function takeDueJobsOf({ database, now, pagePlaces }: Outbox, lane: SQL) {
  const at = now.getTime();
  const turn = sql`(select lane from turn)`;
  return database.all<JobRow>(sql`
    with turn(lane) as materialized (select ${lane})
    update ${jobsTable} set is_queued = 1, send_after = ${at + resendAfter}
    where id in (
      select id from ${jobsTable} where lane = ${turn} and is_queued = 1 and send_after <= ${at}
      union all
      select id from (
        select id from ${jobsTable} where lane = ${turn} and is_queued = 0 and send_after <= ${at}
        order by send_after limit ${freePlaces(turn, pagePlaces)}))
    returning id, job ->> 'type' as type, is_queued as "isQueued"`);
}

export function keepPlace({ database, now }: Outbox, jobId: string) {
  return database.all<JobRow>(sql`
    update ${jobsTable} set send_after = max(send_after, ${now.getTime() + resendAfter})
    where id = ${jobId} and is_queued = 1
    returning id, job ->> 'type' as type, is_queued as "isQueued"`);
}

/**
 * The lane of pages with the fewest places among those with a due job; of several, the next one
 * after `lane`. So lanes with jobs share the places equally.
 */
function pageLaneAfter({ now }: Outbox, lane: string): SQL {
  return sql`(
    select sharing.lane from (
      select page_lane as lane, count(*) as places from ${jobsTable} where page_lane is not null group by page_lane
      union all
      select ${lane}, 0 where not exists (select 1 from ${jobsTable} where page_lane = ${lane})) as sharing
    where exists (
      select 1 from ${jobsTable} as waiting
      where waiting.lane = sharing.lane and waiting.is_queued = 0 and waiting.send_after <= ${now.getTime()})
    order by places, sharing.lane <= ${lane}, sharing.lane limit 1)`;
}

/**
 * Returns up to `limit` lanes in the order of their names, beginning after `after`, with a job that
 * Cron has to enqueue. Skips from lane to lane, at most `scanned` of them, without reading the jobs
 * between; the builder has no recursion.
 */
export async function findDueLanes(
  { database, now, pagePlaces }: Outbox,
  range: { after: string; limit: number; scanned: number },
): Promise<string[]> {
  const at = now.getTime();
  const rows = await database.all<{ lane: string }>(sql`
    with recursive lanes(lane, place) as (
      select min(lane), 1 from ${jobsTable} where lane > ${range.after}
      union all
      select (select min(lane) from ${jobsTable} where lane > lanes.lane), place + 1
      from lanes where lanes.lane is not null and place < ${range.scanned}
    )
    select lane from lanes
    where lane is not null and (
      exists (select 1 from ${jobsTable} as job where job.lane = lanes.lane and is_queued = 1 and send_after <= ${at})
      or (exists (select 1 from ${jobsTable} as job where job.lane = lanes.lane and is_queued = 0 and send_after <= ${at})
        and ${freePlaces(sql.raw('lanes.lane'), pagePlaces)} > 0))
    limit ${range.limit}`);
  return rows.map(({ lane }) => lane);
}
