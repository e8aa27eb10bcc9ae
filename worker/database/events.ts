import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { DomainEvent, DomainEventType } from '../../shared/events.ts';
import type { Database, Statement } from './database.ts';
import { selectValues } from './expressions.ts';

/**
 * Events of one type as a select with one column `event`, each a DomainEvent in JSON. It runs in
 * the batch of the change and before its statements, so it can select any number of documents that
 * the change is about to affect.
 */
export type EventSource = { type: DomainEventType; events: SQL };

/**
 * Jobs as a select with one column `job`, each a Job in JSON (see `jobJson`). It runs before the statements of the
 * change, as an EventSource does.
 */
export type JobSource = SQLWrapper;

export function sourcesOf(events: readonly DomainEvent[]): EventSource[] {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, list]) => ({
    type,
    events: selectValues(list, 'event'),
  }));
}

/**
 * The recorded actor of a change: a user, an API key of the user, the sender of an email, or an
 * external person with an upload request.
 */
export type RecordedActor = {
  userId: string | null;
  apiKeyName?: string;
  sender?: string;
  uploadRequest?: { id: string; title: string; sender?: string | undefined };
};

export type EventContext = {
  organizationId: string;
  database: Database;
  now: Date;
  actor: RecordedActor;
};

export type Subscription = { statements?: Statement[]; jobSources?: JobSource[] };

export type EventSubscribers = (
  context: EventContext,
  sources: readonly EventSource[],
) => Subscription[];
