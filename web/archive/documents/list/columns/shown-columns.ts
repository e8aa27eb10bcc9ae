import type { DocumentColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import { columnsBelowName, isFieldColumn, type ValueColumn } from '../../items/list-columns.ts';

export type ShownColumns = {
  /** The columns between the name and the actions. */
  columns: readonly DocumentColumn[];
  /** Columns whose values are below those of another column, in its cells. */
  below: ReadonlyMap<DocumentColumn, ValueColumn>;
  /** Columns whose values are below the name. */
  belowName: readonly ValueColumn[];
  /** There is no room for columns: rows have the form of a phone. */
  isPhone: boolean;
};

/** The width of the window in rem, at least: on a phone 0, where a table has no columns. */
type Room = { room: 0 | 40 | 48 | 80 | 112; areChosen: boolean };

/**
 * The columns there is room for. Chosen ones are shown wherever a table has columns at all. Of the others, the dates and senders take the
 * due dates and types into their cells until there is room for all.
 */
export function shownColumns(
  columns: readonly DocumentColumn[],
  { room, areChosen }: Room,
): ShownColumns {
  const none = { below: new Map(), belowName: [], isPhone: room === 0 };
  if (areChosen) {
    return room === 0
      ? { ...none, columns: [], belowName: columnsBelowName(columns) }
      : { ...none, columns };
  }
  const hasFields = columns.some(isFieldColumn);
  const fitting = columns.filter((column) => leastRoom(column, hasFields) <= room);
  const pairs = room === 112 ? [] : together.filter((pair) => pair.every(isIn(fitting)));
  return {
    ...none,
    columns: fitting.filter((column) => pairs.every(([, lower]) => lower !== column)),
    below: new Map(pairs),
  };
}

const together = [
  ['correspondent', 'documentType'],
  ['documentDate', 'dueDate'],
] as const;

function isIn(columns: readonly DocumentColumn[]) {
  return (column: DocumentColumn) => columns.includes(column);
}

function leastRoom(column: DocumentColumn, hasFields: boolean): number {
  if (column === 'correspondent' || column === 'totalAmount') return 40;
  if (column === 'tags') return hasFields ? 80 : 40;
  if (column === 'createdAt') return hasFields ? 80 : 48;
  return column === 'updatedAt' ? 112 : 48;
}
