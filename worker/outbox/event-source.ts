import { sql, type SQL } from 'drizzle-orm';
import type { DomainEvent, DomainEventType } from '../../shared/events.ts';

/**
 * Events of one type as a select with the column `event`, a DomainEvent in JSON. It is read in the change's batch and
 * before the change, so it can say which documents the change is going to touch, however many they are.
 */
export type EventSource = { type: DomainEventType; events: SQL };

/** Sources of events that are known already. */
export function sourcesOf(events: DomainEvent[]): EventSource[] {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, list]) => ({
    type,
    events: sql`select value as event from json_each(${JSON.stringify(list)})`,
  }));
}
