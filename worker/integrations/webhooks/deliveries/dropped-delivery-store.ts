import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DeliveryFailure } from '../../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { jsonValue, valueOf } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { newId } from '../../../database/new-id.ts';
import { deleteJobs, jobContextOf, type JobContext } from '../../../outbox/job-store.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf } from '../../../outbox/lane-store.ts';
import {
  webhookDeliveriesTable,
  webhookEventsTable,
  webhookMessagesTable,
  webhooksTable,
} from '../webhook-table.ts';
import { isOverflow, isSubscribed } from './webhook-event-store.ts';
import { messageId } from './messages/webhook-message-store.ts';

const max = limits.webhookDeliveries.max;
/** Normally far fewer jobs wait, because each run publishes many of them. */
const maxWaitingJobs = 1000;

/**
 * Lists messages that are dropped as failed deliveries, from where users can send them again: only
 * the last ones of each webhook, which SQL numbers in a window. `dropped` selects `webhook_id`,
 * `message_id`, `attempt` and `message`, the oldest first.
 */
function recordDropped(
  { database, organizationId, now }: JobContext,
  failure: DeliveryFailure,
  dropped: SQL,
): Statement[] {
  return [
    database.run(sql`
      insert or ignore into ${webhookDeliveriesTable} (
        id, organization_id, webhook_id, queued_message_id, number, attempt, message, failure, duration,
        response_excerpt, created_at)
      select ${newId('whd')}, ${organizationId}, webhook_id, message_id,
        place + coalesce((
          select max(number) from ${webhookDeliveriesTable} as delivery
          where delivery.webhook_id = listed.webhook_id), 0),
        attempt, message, ${failure}, 0, '', ${now.getTime()}
      from (
        select *, row_number() over (partition by webhook_id) as place,
          count(*) over (partition by webhook_id) as places
        from (${dropped})) as listed
      where place > places - ${max}`),
    database.run(sql`
      delete from ${webhookDeliveriesTable} where id in (
        select former.id from ${webhooksTable} as webhook cross join ${webhookDeliveriesTable} as former
        where exists (${dropped})
          and webhook.organization_id = ${organizationId} and former.webhook_id = webhook.id
          and former.number <= (
            select max(number) from ${webhookDeliveriesTable} as delivery where delivery.webhook_id = webhook.id
          ) - ${max})`),
  ];
}

export function recordOverflow(scope: OrganizationScope, event: string): Statement[] {
  return recordDropped(
    jobContextOf(scope),
    'too-many-waiting',
    sql`
      select webhook.id as webhook_id, ${messageId} as message_id, 1 as attempt,
        json_object('id', ${messageId}, 'timestamp', page.timestamp, 'event', json(each.value -> 'event')) as message
      from ${webhookEventsTable} as page
      cross join ${webhooksTable} as webhook
      cross join json_each(page.events) as each
      where ${isOverflow(scope, event)} and webhook.organization_id = ${scope.organizationId}
        and ${isSubscribed(event)}
        and webhook.read_until < page.sequence and webhook.listening_since <= page.created_at
      order by page.sequence, each.key`,
  );
}

export function recordUnpublished(scope: OrganizationScope, jobId: string): Statement[] {
  return recordDropped(jobContextOf(scope), 'given-up', selectEventsOf(scope, valueOf(jobId)));
}

/**
 * If too many jobs wait to be published, drops those that have waited longest. Must come before the
 * statement that writes up to `added` others.
 */
export function dropWaitingJobs(context: JobContext, added: number): Statement[] {
  const isWaiting = and(
    eq(jobsTable.lane, laneOf(context.organizationId, 'events.publish')),
    eq(jobsTable.isQueued, false),
  );
  const oldest = sql`
    select id from (
      select id from ${jobsTable} where ${isWaiting} order by send_after limit ${literal(added)})
    where exists (select 1 from ${jobsTable} where ${isWaiting} limit 1 offset ${literal(maxWaitingJobs - added)})`;
  return [
    ...recordDropped(context, 'too-many-waiting', selectEventsOf(context, oldest)),
    deleteJobs(context.database, oldest),
  ];
}

function selectEventsOf({ organizationId }: Pick<JobContext, 'organizationId'>, jobIds: SQL): SQL {
  return sql`
    select webhook_id, message_id, 1 as attempt,
      json_object('id', message_id, 'timestamp', timestamp, 'event', json(event)) as message
    from (
      select webhook.id as webhook_id, ${newId('evt')} as message_id, job ->> 'timestamp' as timestamp,
        each.value as event
      from ${jobsTable} cross join ${webhooksTable} as webhook cross join json_each(job, '$.events') as each
      where ${jobsTable}.id in (${jobIds}) and webhook.organization_id = ${organizationId}
        and ${isSubscribed(jsonValue(jobsTable.job, '$.event'))}
        and each.key >= json_array_length(job, '$.events') - ${max}
      order by ${jobsTable}.send_after, each.key)`;
}

export function recordUndelivered(scope: OrganizationScope, webhookId: string): Statement[] {
  return recordDropped(
    jobContextOf(scope),
    'given-up',
    sql`
      select webhook_id, id as message_id, attempts + 1 as attempt, message from ${webhookMessagesTable}
      where organization_id = ${scope.organizationId} and webhook_id = ${webhookId}
      order by due_at`,
  );
}
