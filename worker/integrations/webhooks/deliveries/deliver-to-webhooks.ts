import type { EventContext, EventSource, Subscription } from '../../../database/events.ts';
import { selectDeliveryJobs } from './webhook-delivery-store.ts';
import { webhookEventOf } from './webhook-message.ts';

/** Jobs that deliver events to the webhooks that listen to them. */
export function deliverToWebhooks(context: EventContext, source: EventSource): Subscription {
  const webhookEvent = webhookEventOf[source.type];
  return webhookEvent
    ? { jobSources: [selectDeliveryJobs(context, { ...source, webhookEvent })] }
    : {};
}
