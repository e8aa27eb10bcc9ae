import type { DomainEventType } from '../../shared/events.ts';
import type { OrganizationScope } from '../authorization/organization-scope.ts';
import type { Statement } from '../database/database.ts';
import { recordActivity } from '../features/document-activity/record-activity.ts';
import { queueWebhooks } from '../features/webhooks/webhook-delivery-store.ts';
import type { WebhookEvent } from '../../shared/features/webhooks/webhook.ts';
import type { QueuedJob } from '../platform/platform.ts';
import type { EventSource } from './event-source.ts';
import { queueExtraction } from './job-store.ts';

/**
 * What a set of events leads to, as one statement in the batch of their own change. With `queue`, it writes jobs to the
 * outbox and answers their ids.
 */
export type Subscription = { statement: Statement; queue?: QueuedJob['queue'] };

type Subscriber = (scope: OrganizationScope, source: EventSource) => Subscription;

const activity: Subscriber = (scope, source) => ({ statement: recordActivity(scope, source) });
const extraction: Subscriber = (scope, source) => ({
  statement: queueExtraction(scope, source),
  queue: 'jobs',
});

const webhooks =
  (webhookEvent: WebhookEvent): Subscriber =>
  (scope, source) => ({
    statement: queueWebhooks(scope, { ...source, webhookEvent }),
    queue: 'webhooks',
  });

const subscribers = {
  'document.created': [activity, extraction, webhooks('document:created')],
  'document.updated': [activity, webhooks('document:updated')],
  'document.deleted': [activity, webhooks('document:deleted')],
  'document.restored': [activity],
  'document.tag.added': [activity, webhooks('document:tag:added')],
  'document.tag.removed': [activity, webhooks('document:tag:removed')],
} satisfies Record<DomainEventType, Subscriber[]>;

/** Everything the subscribers of these events want written with them. */
export function subscriptionsTo(scope: OrganizationScope, source: EventSource): Subscription[] {
  return subscribers[source.type].map((subscriber) => subscriber(scope, source));
}
