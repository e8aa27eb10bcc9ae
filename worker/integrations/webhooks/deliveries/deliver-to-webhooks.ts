import type { EventContext, EventSource, Subscription } from '../../../database/events.ts';
import { dropWaitingJobs } from './dropped-delivery-store.ts';
import { selectPublishJobs } from './webhook-event-store.ts';
import { webhookEventOf } from './messages/webhook-message.ts';

/**
 * Subscriber: writes one job for all events of a source if a webhook is subscribed to them. If too many jobs wait, the
 * oldest ones are dropped.
 */
export function deliverToWebhooks(
  context: EventContext,
  sources: readonly EventSource[],
): Subscription {
  const jobSources = sources.flatMap((source) => {
    const webhookEvent = webhookEventOf[source.type];
    return webhookEvent ? [selectPublishJobs(context, { ...source, webhookEvent })] : [];
  });
  if (jobSources.length === 0) return {};
  return { statements: dropWaitingJobs(context, jobSources.length), jobSources };
}
