import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { minute } from '../../shared/time/durations.ts';
import type { Database } from '../database/database.ts';
import { valueOf } from '../database/expressions.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { queueFor, type JobType } from './job.ts';
import { jobsTable } from './job-table.ts';

/** Jobs of a lane that are in the queues at once. Other organizations never wait for more than these. */
const placesPerLane = 5;
/**
 * Recognizing a page takes seconds and drawing one takes tenths of a second, during which the pages of all other
 * organizations wait.
 */
const pagePlaces = 2;
/** Jobs without an organization, such as account mails, belong to all users. */
const accountPlaces = 100;

/** A job in the queues that is not done after this time is enqueued again. The time doubles with each attempt. */
export const resendAfter = minute;

/** All jobs of one type of an organization. The id is `''` for jobs without an organization, which sort first. */
export function laneOf(organizationId: string, type: JobType): string {
  return `${organizationId} ${type}`;
}

/** How many jobs of a lane can still be enqueued, as SQL. Never negative. */
export function freePlaces(lane: SQLWrapper): SQL {
  return sql`max(0, case when ${lane} like ' %' then ${accountPlaces}
    when ${lane} like '% document.recognize' or ${lane} like '% document.thumbnail' then ${pagePlaces}
    else ${placesPerLane} end - (
    select count(*) from ${jobsTable} as queued where queued.lane = ${lane} and queued.is_queued = 1))`;
}

export type JobRow = { id: string; type: JobType; isQueued: number };

export function toQueuedJobs(rows: readonly JobRow[]): QueuedJob[] {
  return rows
    .filter(({ isQueued }) => isQueued === 1)
    .map(({ id, type }) => ({ jobId: id, queue: queueFor(type) }));
}

/**
 * Gives the free places of a lane to the jobs that have waited longest, and enqueues those again that are overdue in the
 * queues. Returns a JobRow for each. Reads no more rows than a lane has places, whatever waits: their
 * limit is an expression, which the builder does not take.
 */
export function takeDueJobs(database: Database, lane: string, now: Date) {
  const at = now.getTime();
  return database.all<JobRow>(sql`
    update ${jobsTable} set is_queued = 1, send_after = ${at + resendAfter}
    where id in (
      select id from ${jobsTable} where lane = ${lane} and is_queued = 1 and send_after <= ${at}
      union all
      select id from (
        select id from ${jobsTable} where lane = ${lane} and is_queued = 0 and send_after <= ${at}
        order by send_after limit ${freePlaces(valueOf(lane))}))
    returning id, job ->> 'type' as type, is_queued as "isQueued"`);
}

/**
 * Up to `limit` lanes in the order of their names, beginning after `after`, with a job that Cron has to enqueue. Jumps
 * from lane to lane, at most `scanned` of them, without reading the jobs between; the builder has no recursion.
 */
export async function findDueLanes(
  database: Database,
  now: Date,
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
        and ${freePlaces(sql.raw('lanes.lane'))} > 0))
    limit ${range.limit}`);
  return rows.map(({ lane }) => lane);
}
