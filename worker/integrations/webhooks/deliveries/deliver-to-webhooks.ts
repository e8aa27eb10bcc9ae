import type { EventContext, EventSource, Subscription } from '../../../database/events.ts';
import { selectDeliveryJobs } from './webhook-delivery-store.ts';
import { webhookEventOf } from './webhook-message.ts';

/** Subscriber: a job for each event and each webhook that is subscribed to it. */
export function deliverToWebhooks(context: EventContext, source: EventSource): Subscription {
  const webhookEvent = webhookEventOf[source.type];
  return webhookEvent
    ? { jobSources: [selectDeliveryJobs(context, { ...source, webhookEvent })] }
    : {};
}
