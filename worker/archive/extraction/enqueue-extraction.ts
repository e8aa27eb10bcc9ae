import type { EventContext, EventSource, Subscription } from '../../database/events.ts';
import { selectExtractionJobs } from './extraction-store.ts';

/** Subscriber of new documents: enqueues the extraction of their text. */
export function enqueueExtraction(_context: EventContext, source: EventSource): Subscription {
  return { jobSources: [selectExtractionJobs(source.events)] };
}
