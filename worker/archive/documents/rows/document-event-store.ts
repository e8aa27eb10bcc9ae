import { sql, type SQL } from 'drizzle-orm';
import type { DomainEvent, DomainEventType } from '../../../../shared/events.ts';
import type { EventSource } from '../../../database/events.ts';
import { documentsTable } from './document-table.ts';

type EventOf<Type extends DomainEventType> = Extract<DomainEvent, { type: Type }>;

/** The fields that events of a type have besides their document, each as an SQL expression. */
type EventFields<Type extends DomainEventType> = {
  [Field in keyof Omit<EventOf<Type>, 'type' | 'documentId' | 'name'>]: SQL;
} & {
  /** If the change renames the document: events are read before it. */
  name?: SQL;
};

/** An event for each document of `rows`, a `from … where …` over `documents`. */
export function documentEvents<Type extends DomainEventType>(
  type: Type,
  rows: SQL,
  fields: EventFields<Type>,
): EventSource {
  const json = {
    documentId: sql`${documentsTable.id}`,
    name: sql`${documentsTable.name}`,
    ...fields,
  };
  const pairs = Object.entries<SQL | undefined>(json)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => sql`${sql.raw(`'${field}'`)}, ${value}`);
  const event = sql`json_object('type', ${type}, ${sql.join(pairs, sql`, `)})`;
  return { type, events: sql`select ${event} as event ${rows}` };
}

/** `from … where …` of the documents that meet a condition. */
export function documentsWhere(condition: SQL | undefined): SQL {
  return sql`from ${documentsTable} where ${condition}`;
}

/** A known value as a JSON expression. */
export function jsonOf(value: unknown): SQL {
  return sql`json(${JSON.stringify(value)})`;
}
