import type { EventContext, EventSource, Subscription } from '../../../database/events.ts';
import { dropWaitingJob } from './dropped-delivery-store.ts';
import { selectPublishJobs } from './webhook-event-store.ts';
import { webhookEventOf } from './webhook-message.ts';

/** Subscriber: one job for all events of a source, if a webhook is subscribed to them; the oldest one goes if too many wait. */
export function deliverToWebhooks(context: EventContext, source: EventSource): Subscription {
  const webhookEvent = webhookEventOf[source.type];
  if (!webhookEvent) return {};
  return {
    statements: dropWaitingJob(context),
    jobSources: [selectPublishJobs(context, { ...source, webhookEvent })],
  };
}
