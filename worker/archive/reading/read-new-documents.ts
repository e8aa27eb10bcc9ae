import type { EventContext, EventSource, Subscription } from '../../database/events.ts';
import { selectExtractionJobs } from './document-content-store.ts';

/** Jobs that read the text of every new document. */
export function readNewDocuments(_context: EventContext, source: EventSource): Subscription {
  return { jobSources: [selectExtractionJobs(source.events)] };
}
