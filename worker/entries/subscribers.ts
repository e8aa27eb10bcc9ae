import type { DomainEventType } from '../../shared/events.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Statement } from '../database/database.ts';
import { recordActivity } from '../archive/activity/record-activity.ts';
import { queueWebhooks } from '../integrations/webhooks/deliveries/webhook-delivery-store.ts';
import { webhookEventOf } from '../integrations/webhooks/deliveries/webhook-message.ts';
import type { EventSource } from '../outbox/event-source.ts';
import { queueExtraction } from '../outbox/job-store.ts';

/**
 * What a set of events leads to, as one statement in the batch of their own change: rows of its own, or jobs in the
 * outbox.
 */
type Subscriber = (scope: OrganizationScope, source: EventSource) => Statement;

/** Beside the webhooks, which know themselves what they are told of. */
const subscribers: Record<DomainEventType, Subscriber[]> = {
  'document.created': [recordActivity, queueExtraction],
  'document.updated': [recordActivity],
  'document.deleted': [recordActivity],
  'document.restored': [recordActivity],
  'document.tag.added': [recordActivity],
  'document.tag.removed': [recordActivity],
};

/** Everything the subscribers of these events want written with them. */
export function subscriptionsTo(scope: OrganizationScope, source: EventSource): Statement[] {
  const webhookEvent = webhookEventOf[source.type];
  return [
    ...subscribers[source.type].map((subscriber) => subscriber(scope, source)),
    ...(webhookEvent ? [queueWebhooks(scope, { ...source, webhookEvent })] : []),
  ];
}
