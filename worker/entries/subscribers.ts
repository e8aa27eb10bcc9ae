import type { DomainEventType } from '../../shared/events.ts';
import { recordActivity } from '../archive/activity/record-activity.ts';
import { enqueueExtraction } from '../archive/extraction/enqueue-extraction.ts';
import type { EventContext, EventSource, Subscription } from '../database/events.ts';
import { deliverToWebhooks } from '../integrations/webhooks/deliveries/deliver-to-webhooks.ts';

type Subscriber = (context: EventContext, sources: readonly EventSource[]) => Subscription;

const subscribers: Record<DomainEventType, Subscriber[]> = {
  'document.created': [recordActivity, enqueueExtraction, deliverToWebhooks],
  'document.updated': [recordActivity, deliverToWebhooks],
  'document.read': [deliverToWebhooks],
  'document.deleted': [recordActivity, deliverToWebhooks],
  'document.restored': [recordActivity],
  'document.tag.added': [recordActivity, deliverToWebhooks],
  'document.tag.removed': [recordActivity, deliverToWebhooks],
  'document.shared': [recordActivity],
  'document.share.updated': [recordActivity],
  'document.share.paused': [recordActivity],
  'document.share.resumed': [recordActivity],
  'document.share.taken_over': [recordActivity],
  'document.share.expired': [recordActivity],
  'document.share.opened': [recordActivity],
  'document.unshared': [recordActivity],
  'share.opened': [deliverToWebhooks],
  'request.received': [deliverToWebhooks],
};

export function eventSubscribers(
  context: EventContext,
  sources: readonly EventSource[],
): Subscription[] {
  const called = new Set(sources.flatMap(({ type }) => subscribers[type]));
  return [...called].map((subscriber) =>
    subscriber(
      context,
      sources.filter(({ type }) => subscribers[type].includes(subscriber)),
    ),
  );
}
