import { and, eq, inArray, lt, lte, max, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  webhookEvents,
  type WebhookEvent,
} from '../../../../shared/integrations/webhooks/webhook.ts';
import { serverLimits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Database, Statement } from '../../../database/database.ts';
import type { EventContext, EventSource, JobSource } from '../../../database/events.ts';
import {
  allOf,
  coalesce,
  isListed,
  jsonColumns,
  minus,
  subquery,
  valueOf,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { newId } from '../../../database/new-id.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf } from '../../../outbox/lane-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { webhookEventsTable, webhooksTable } from '../webhook-table.ts';

/** D1 rejects values over 2,000,000 bytes. A few thousand events are smaller than this. */
const bytesPerJob = 1_500_000;
const eventsPerPage = 20;
const jobsPerRun = 20;
const bytesPublishedAlong = 50_000;
const deletedPerStep = 100;

/**
 * Selects one job with all events of a source, if an enabled webhook is subscribed to them, or
 * several if one is too large for a row. D1 binds every number as a float, so a division needs a
 * cast here and below.
 */
export function selectPublishJobs(
  { organizationId, now }: EventContext,
  { events, webhookEvent }: EventSource & { webhookEvent: WebhookEvent },
): JobSource {
  const job = jobJson('events.publish', {
    event: webhookEvent,
    timestamp: now.toISOString(),
    events: sql`json_group_array(json(event))`,
  });
  return sql`
    select ${job} as job from (
      select event,
        cast(sum(octet_length(event)) over (rows unbounded preceding) / ${bytesPerJob} as integer) as part
      from (${events})
      where exists (
        select 1 from ${webhooksTable} as webhook
        where webhook.organization_id = ${organizationId} and ${isSubscribed(webhookEvent)}))
    group by part`;
}

export const webhook = alias(webhooksTable, 'webhook');

export function isSubscribed(webhookEvent: string | SQL): SQL {
  return allOf(eq(webhook.enabled, true), isListed(webhookEvent, webhook.events));
}

/**
 * Selects the ids of the jobs that one run publishes: its own, and some waiting ones with events of
 * the same kind, so that many small jobs do not accumulate. Jobs that have failed before run alone.
 */
export function selectPublishedJobs(
  { organizationId }: OrganizationScope,
  { jobId, job }: JobRun<'events.publish'>,
): SQL {
  return sql`
    select ${jobId} as id
    union
    select id from (
      select id, attempts, octet_length(job) as bytes, job ->> 'event' as event from ${jobsTable}
      where lane = ${laneOf(organizationId, 'events.publish')} and is_queued = 0
      order by send_after limit ${jobsPerRun})
    where event = ${job.event} and attempts = 0 and bytes <= ${bytesPublishedAlong}`;
}

/**
 * Writes the events of jobs of one kind as pages, each event with its id; none for a job that is
 * done. The common part of all pages of a job is read once, because SQLite would parse the job
 * again for each of its events. SQL numbers the pages in a window.
 */
export function insertEventPages(
  { database, organizationId }: OrganizationScope,
  { event, jobIds }: { event: string; jobIds: SQL },
): Statement {
  return database.run(sql`
    insert into ${webhookEventsTable} (organization_id, event, timestamp, events, created_at, last_number)
    with published as materialized (
      select id, created_at, job ->> 'timestamp' as timestamp, job ->> 'events' as events
      from ${jobsTable} where id in (${jobIds})
    )
    select ${organizationId}, ${event}, timestamp,
      json_group_array(json_object('id', ${newId('evt')}, 'event', json(value))), created_at,
      ${lastNumber(organizationId, event)} + sum(count(*)) over (order by created_at, id, page)
    from (
      select published.*, each.value as value, cast(each.key / ${eventsPerPage} as integer) as page
      from published cross join json_each(published.events) as each)
    group by created_at, id, page order by created_at, id, page`);
}

const page = alias(webhookEventsTable, 'page');

function lastNumber(organizationId: string, event: string): SQL {
  const last = subquery
    .select({ last: max(page.lastNumber) })
    .from(page)
    .where(and(eq(page.organizationId, organizationId), eq(page.event, valueOf(event))));
  return coalesce(last, literal(0));
}

export function isOverflow({ organizationId }: OrganizationScope, event: string): SQL {
  const last = lastNumber(organizationId, event);
  return allOf(
    eq(page.organizationId, organizationId),
    eq(page.event, valueOf(event)),
    lte(page.lastNumber, minus(last, serverLimits.webhookBacklog.max)),
  );
}

export function deleteOverflow(scope: OrganizationScope, event: string): Statement {
  const overflow = subquery
    .select({ sequence: page.sequence })
    .from(page)
    .where(isOverflow(scope, event));
  return scope.database
    .delete(webhookEventsTable)
    .where(inArray(webhookEventsTable.sequence, overflow));
}

/** The next page that `webhook` has to read, as SQL; null if there is none. */
export function nextPage({ organizationId }: OrganizationScope): SQL<number | null> {
  return sql<number | null>`(
    select min(page) from (
      select (
        select sequence from ${webhookEventsTable} as page
        where page.organization_id = ${organizationId} and page.event = subscribed.value
          and page.sequence > webhook.read_until and page.created_at >= webhook.listening_since
        order by page.sequence limit 1) as page
      from json_each(webhook.events) as subscribed))`;
}

/** A new webhook starts to read after all existing pages. */
export function endOfPages(): SQL {
  const last = subquery.select({ last: max(webhookEventsTable.sequence) }).from(webhookEventsTable);
  return coalesce(last, literal(0));
}

/** Deletes some pages that every subscribed webhook has read, and reads only these rows. */
export function deleteReadPages({ database, organizationId }: OrganizationScope): Statement {
  return database.run(sql`
    delete from ${webhookEventsTable} where sequence in (
      select page.sequence
      from json_each(${JSON.stringify(webhookEvents)}) as event cross join ${webhookEventsTable} as page
      where page.organization_id = ${organizationId} and page.event = event.value and page.sequence <= (
        select coalesce(min(read_until), ${Number.MAX_SAFE_INTEGER}) from ${webhooksTable} as webhook
        where webhook.organization_id = ${organizationId} and ${isSubscribed(jsonColumns('event').value)})
      limit ${deletedPerStep})`);
}

export async function deletePagesBefore(database: Database, time: Date, limit: number) {
  const old = database
    .select({ sequence: webhookEventsTable.sequence })
    .from(webhookEventsTable)
    .where(lt(webhookEventsTable.createdAt, time))
    .orderBy(webhookEventsTable.createdAt)
    .limit(limit);
  await database.delete(webhookEventsTable).where(inArray(webhookEventsTable.sequence, old));
}
