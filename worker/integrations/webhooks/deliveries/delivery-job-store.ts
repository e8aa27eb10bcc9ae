import { eq, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { coalesce, larger, valueOf } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { jobsTable } from '../../../outbox/job-table.ts';
import { laneOf, outboxOf, takeDueJobs } from '../../../outbox/lane-store.ts';
import { webhookMessagesTable, webhooksTable } from '../webhook-table.ts';
import { isSubscribed, nextPage, webhook } from './webhook-event-store.ts';

/**
 * Ensures that a job delivers to each webhook that `condition` (on `webhook`) selects: adds one, or makes the existing
 * one run earlier. `isUrgent` also wakes the jobs of paused webhooks.
 */
function startDeliveries(
  scope: OrganizationScope,
  condition: SQL,
  { isUrgent }: { isUrgent: boolean },
) {
  const { database, organizationId, platform } = scope;
  const now = platform.clock.now();
  const lane = laneOf(organizationId, 'webhook.deliver');
  const selected = sql`
    from ${webhooksTable} as webhook
    where webhook.organization_id = ${organizationId} and ${condition}`;
  const job = jobJson('webhook.deliver', { webhookId: valueOf(webhook.id), notBefore: 0 });
  const wakeAt = isUrgent
    ? valueOf(now.getTime())
    : larger(now.getTime(), coalesce(webhook.pausedUntil, literal(0)));
  return {
    jobSources: [
      sql`
        select ${job} as job ${selected} and not exists (
          select 1 from ${jobsTable} as waiting
          where waiting.lane = ${lane} and waiting.job ->> 'webhookId' = webhook.id)`,
    ],
    statements: {
      woken: database.run(sql`
        update ${jobsTable} set send_after = woken.at, job = json_set(job, '$.notBefore', woken.at)
        from (select webhook.id, ${wakeAt} as at ${selected}) as woken
        where lane = ${lane} and is_queued = 0 and job ->> 'webhookId' = woken.id
          and send_after > woken.at`),
      due: takeDueJobs(outboxOf(platform, database), lane),
    },
  };
}

export function startDeliveriesOfEvent(scope: OrganizationScope, webhookEvent: string) {
  return startDeliveries(scope, isSubscribed(webhookEvent), { isUrgent: false });
}

export function startDeliveriesOf(scope: OrganizationScope, webhookId: string) {
  return startDeliveries(scope, eq(webhook.id, webhookId), { isUrgent: true });
}

export function nextDeliveryAt(scope: OrganizationScope, webhookId: string, now: Date): SQL {
  const { organizationId } = scope;
  return sql`
    select max(${now.getTime()}, min(at)) from (
      select min(due_at) as at from ${webhookMessagesTable}
      where organization_id = ${organizationId} and webhook_id = ${webhookId} and is_manual = 1
      union all
      select max(coalesce(webhook.paused_until, 0), (
        select min(at) from (
          select min(due_at) as at from ${webhookMessagesTable}
          where organization_id = ${organizationId} and webhook_id = ${webhookId} and is_manual = 0
          union all select 0 where ${nextPage(scope)} is not null)))
      from ${webhooksTable} as webhook
      where webhook.id = ${webhookId} and webhook.organization_id = ${organizationId}
        and webhook.enabled = 1)`;
}
