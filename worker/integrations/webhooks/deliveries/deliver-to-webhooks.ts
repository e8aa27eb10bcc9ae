import type { EventContext, EventSource, Subscription } from '../../../database/events.ts';
import { selectPublishJobs } from './webhook-event-store.ts';
import { webhookEventOf } from './webhook-message.ts';

/** Subscriber: one job for all events of a source, if a webhook is subscribed to them. */
export function deliverToWebhooks(context: EventContext, source: EventSource): Subscription {
  const webhookEvent = webhookEventOf[source.type];
  return webhookEvent
    ? { jobSources: [selectPublishJobs(context, { ...source, webhookEvent })] }
    : {};
}
