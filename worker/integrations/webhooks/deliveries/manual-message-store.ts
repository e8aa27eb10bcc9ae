import { sql, type SQL } from 'drizzle-orm';
import { minute } from '../../../../shared/durations.ts';
import { createId } from '../../../../shared/ids.ts';
import { testEvent } from '../../../../shared/integrations/webhooks/webhook.ts';
import { serverLimits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { webhookDeliveriesTable, webhookMessagesTable, webhooksTable } from '../webhook-table.ts';
import { startDeliveriesOf } from './delivery-job-store.ts';

/** Messages that users have sent to a webhook within the window; `isOver` is 0 or 1. */
type ManualCount = { isOver: number; windowEndsAt: number };

/** Sends a test event, even while the webhook is disabled. */
export function testMessageChange(scope: OrganizationScope, webhookId: string) {
  const message = {
    id: createId('evt'),
    timestamp: scope.platform.clock.now().toISOString(),
    event: { type: testEvent },
  };
  return manualMessageChange(scope, webhookId, sql`select ${JSON.stringify(message)} as message`);
}

/** Sends the message of a delivery again, if that exists. */
export function resendChange(
  scope: OrganizationScope,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
) {
  return manualMessageChange(
    scope,
    webhookId,
    sql`
      select message from ${webhookDeliveriesTable}
      where id = ${deliveryId} and webhook_id = ${webhookId} and organization_id = ${scope.organizationId}`,
  );
}

/**
 * Writes a message that a user sends (`inserted`), unless too many were within a minute (`counted`), and starts its
 * delivery. Nothing is counted for a webhook that does not exist.
 */
function manualMessageChange(scope: OrganizationScope, webhookId: string, source: SQL) {
  const { database, organizationId, platform } = scope;
  const now = platform.clock.now().getTime();
  const max = serverLimits.webhookManualMessages.perMinute;
  const isWebhook = sql`webhook.id = ${webhookId} and webhook.organization_id = ${organizationId}`;
  const hasEnded = sql`webhook.manual_window_ends_at <= ${now}`;
  const { jobSources, statements } = startDeliveriesOf(scope, webhookId);
  return {
    jobSources,
    statements: {
      counted: database.all<ManualCount>(sql`
        update ${webhooksTable} as webhook set
          manual_count = iif(${hasEnded}, 1, manual_count + 1),
          manual_window_ends_at = iif(${hasEnded}, ${now + minute}, manual_window_ends_at)
        where ${isWebhook}
        returning manual_count > ${max} as "isOver", manual_window_ends_at as "windowEndsAt"`),
      inserted: database.all<{ id: string }>(sql`
        insert into ${webhookMessagesTable} (id, organization_id, webhook_id, message, is_manual, due_at)
        select ${createId('evt')}, ${organizationId}, webhook.id, message, 1, ${now}
        from ${webhooksTable} as webhook cross join (${source})
        where ${isWebhook} and webhook.manual_count <= ${max}
        returning id`),
      ...statements,
    },
  };
}
