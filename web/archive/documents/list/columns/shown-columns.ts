import type { DocumentColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import { columnsBelowName, isFieldColumn, type ValueColumn } from '../../items/list-columns.ts';

export type ShownColumns = {
  columns: readonly DocumentColumn[];
  /** Columns whose values are below those of another column in the same cells. */
  below: ReadonlyMap<DocumentColumn, ValueColumn>;
  /** Columns whose values are below the name. */
  belowName: readonly ValueColumn[];
  /** Rows have the layout of a phone, without columns. */
  isPhone: boolean;
};

/** `room` is the minimum width of the window in rem; 0 on a phone, where a table has no columns. */
type Room = { room: 0 | 40 | 48 | 80 | 112; areChosen: boolean };

/**
 * Returns the columns that fit. Chosen columns are shown wherever a table has columns at all. By default, due dates and
 * types share the cells of dates and senders until there is room for all.
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
