import { sql, type SQL } from 'drizzle-orm';
import type { DomainEvent, DomainEventType } from '../../shared/events.ts';
import type { Database, Statement } from './database.ts';

/**
 * Events of one type as a select with the column `event`, a DomainEvent in JSON. It is read in the batch of the change
 * and before the change, so it can select the documents that the change is going to affect, however many they are.
 */
export type EventSource = { type: DomainEventType; events: SQL };

/** Sources of events that are known already. */
export function sourcesOf(events: readonly DomainEvent[]): EventSource[] {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, list]) => ({
    type,
    events: sql`select value as event from json_each(${JSON.stringify(list)})`,
  }));
}

/** Who made a change, as far as it is recorded: a user, their API key, or the sender of a mail. */
export type RecordedActor = { userId: string | null; apiKeyName?: string; sender?: string };

/** The change that events belong to. */
export type EventContext = {
  organizationId: string;
  database: Database;
  now: Date;
  actor: RecordedActor;
};

/** What follows from events, written in the batch of their change: rows, and jobs as selects with the column `job`. */
export type Subscription = { statements?: Statement[]; jobSources?: SQL[] };

/** Everything that follows from events of one type. */
export type EventSubscribers = (context: EventContext, source: EventSource) => Subscription[];
