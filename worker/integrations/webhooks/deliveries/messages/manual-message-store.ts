import { and, eq, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { minute } from '../../../../../shared/time/durations.ts';
import { createId } from '../../../../../shared/ids.ts';
import { testEvent } from '../../../../../shared/integrations/webhooks/webhook.ts';
import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { joinStatements } from '../../../../database/database.ts';
import { iif, incremented, selectValues, subquery } from '../../../../database/expressions.ts';
import {
  webhookDeliveriesTable,
  webhookMessagesTable,
  webhooksTable,
} from '../../webhook-table.ts';
import { startDeliveriesOf } from '../delivery-job-store.ts';

export const maxPerMinute = 20;

const deliveries = webhookDeliveriesTable;

export function testMessageChange(scope: OrganizationScope, webhookId: string) {
  const message = {
    id: createId('evt'),
    timestamp: scope.platform.clock.now().toISOString(),
    event: { type: testEvent },
  };
  return manualMessageChange(scope, webhookId, selectValues([message], 'message'));
}

export function resendChange(
  scope: OrganizationScope,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
) {
  return manualMessageChange(
    scope,
    webhookId,
    subquery
      .select({ message: deliveries.message })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.id, deliveryId),
          eq(deliveries.webhookId, webhookId),
          eq(deliveries.organizationId, scope.organizationId),
        ),
      ),
  );
}

/**
 * Writes a message that a user sends (`inserted`), unless too many were sent within a minute
 * (`counted`), and starts its delivery. Nothing is counted for a webhook that does not exist.
 */
function manualMessageChange(scope: OrganizationScope, webhookId: string, source: SQLWrapper) {
  const { database, organizationId, platform } = scope;
  const now = platform.clock.now();
  const { id, manualCount, manualWindowEndsAt } = webhooksTable;
  const hasEnded = lte(manualWindowEndsAt, now);
  const endsAt = now.getTime() + minute;
  const { jobSources, statements } = startDeliveriesOf(scope, webhookId);
  return {
    jobSources,
    statements: joinStatements(
      {
        counted: database
          .update(webhooksTable)
          .set({
            manualCount: iif(hasEnded, 1, incremented(manualCount)),
            manualWindowEndsAt: iif(hasEnded, endsAt, manualWindowEndsAt),
          })
          .where(and(eq(id, webhookId), eq(webhooksTable.organizationId, organizationId)))
          .returning({ count: manualCount, windowEndsAt: manualWindowEndsAt }),
        inserted: database.all<{ id: string }>(sql`
        insert into ${webhookMessagesTable} (id, organization_id, webhook_id, message, is_manual, due_at)
        select ${createId('evt')}, ${organizationId}, webhook.id, message, 1, ${now.getTime()}
        from ${webhooksTable} as webhook cross join (${source})
        where webhook.id = ${webhookId} and webhook.organization_id = ${organizationId}
          and webhook.manual_count <= ${maxPerMinute}
        returning id`),
      },
      statements,
    ),
  };
}
