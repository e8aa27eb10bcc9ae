import { sql, type SQL } from 'drizzle-orm';
import type { DomainEvent, DomainEventType } from '../../../../shared/events.ts';
import type { EventSource } from '../../../database/events.ts';
import { jsonObject, rowsIn } from '../../../database/expressions.ts';
import { documentsTable } from './document-table.ts';

type EventOf<Type extends DomainEventType> = Extract<DomainEvent, { type: Type }>;

type EventFields<Type extends DomainEventType> = {
  [Field in keyof Omit<EventOf<Type>, 'type' | 'documentId' | 'name'>]: SQL | string;
} & {
  /** The new name if the change renames the document, because events are read before the change. */
  name?: SQL | string;
};

export function documentEvents<Type extends DomainEventType>(
  type: Type,
  rows: SQL,
  fields: EventFields<Type>,
): EventSource {
  const { id, name } = documentsTable;
  const event = jsonObject({ type, documentId: id, name, ...fields });
  return { type, events: sql`select ${event} as event ${rows}` };
}

export function documentsWhere(condition: SQL | undefined): SQL {
  return rowsIn(documentsTable, condition);
}

export function jsonOf(value: unknown): SQL {
  return sql`json(${JSON.stringify(value)})`;
}
