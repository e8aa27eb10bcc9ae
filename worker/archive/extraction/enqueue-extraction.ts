import type { EventContext, EventSource, Subscription } from '../../database/events.ts';
import { selectExtractionJobs } from './extraction-store.ts';

export function enqueueExtraction(
  _context: EventContext,
  sources: readonly EventSource[],
): Subscription {
  return { jobSources: sources.map(({ events }) => selectExtractionJobs(events)) };
}
