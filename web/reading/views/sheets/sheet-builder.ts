import type { SheetCell, SheetRow, SheetView } from '../file-view.ts';

/** The amount of one sheet that a browser renders at once. */
export const sheetLimits = {
  sheets: 100,
  rows: 1000,
  columns: 60,
  cells: 15_000,
  cellLength: 1000,
};

export function createSheetBuilder(name: string) {
  const rows = new Map<number, SheetRow>();
  const hiddenColumns = new Set<number>();
  let hasMoreRows = false;
  let hasMoreColumns = false;
  let cellCount = 0;
  let width = 0;

  return {
    hideColumns(first: number, last: number) {
      for (let column = first; column <= last && column < sheetLimits.columns; column += 1) {
        hiddenColumns.add(column);
      }
    },
    add(number: number, cells: ReadonlyMap<number, SheetCell>) {
      const shown = new Map<number, SheetCell>();
      for (const [column, cell] of cells) {
        if (cell.text === '' || hiddenColumns.has(column)) continue;
        if (column >= sheetLimits.columns) hasMoreColumns = true;
        else shown.set(column, { ...cell, text: cell.text.slice(0, sheetLimits.cellLength) });
      }
      if (shown.size === 0) return;
      hasMoreRows ||= rows.size >= sheetLimits.rows || cellCount >= sheetLimits.cells;
      if (hasMoreRows) return;
      rows.set(number, { number, cells: shown });
      cellCount += shown.size;
      width = Math.max(width, ...[...shown.keys()].map((column) => column + 1));
    },
    isFull: () => hasMoreRows,
    merge(number: number, { first, last }: { first: number; last: number }) {
      const cell = rows.get(number)?.cells.get(first);
      if (cell) cell.span = Math.min(last, width - 1) - first + 1;
    },
    view: (): SheetView => ({
      name,
      columns: Array.from({ length: width }, (_, column) => column).filter(
        (column) => !hiddenColumns.has(column),
      ),
      rows: [...rows.values()],
      hasMoreRows,
      hasMoreColumns,
    }),
  };
}

export type SheetBuilder = ReturnType<typeof createSheetBuilder>;
