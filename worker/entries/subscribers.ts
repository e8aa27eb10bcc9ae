import type { DomainEventType } from '../../shared/events.ts';
import { recordActivity } from '../archive/activity/record-activity.ts';
import { enqueueExtraction } from '../archive/extraction/enqueue-extraction.ts';
import type { EventContext, EventSource, Subscription } from '../database/events.ts';
import { deliverToWebhooks } from '../integrations/webhooks/deliveries/deliver-to-webhooks.ts';

type Subscriber = (context: EventContext, source: EventSource) => Subscription;

const subscribers: Record<DomainEventType, Subscriber[]> = {
  'document.created': [recordActivity, enqueueExtraction, deliverToWebhooks],
  'document.updated': [recordActivity, deliverToWebhooks],
  'document.read': [deliverToWebhooks],
  'document.deleted': [recordActivity, deliverToWebhooks],
  'document.restored': [recordActivity],
  'document.tag.added': [recordActivity, deliverToWebhooks],
  'document.tag.removed': [recordActivity, deliverToWebhooks],
};

/** Calls every subscriber of the events' type. */
export function eventSubscribers(context: EventContext, source: EventSource): Subscription[] {
  return subscribers[source.type].map((subscriber) => subscriber(context, source));
}
