import type { PageBox } from './pdf-page-objects.ts';

const columns = 40;
const rows = 56;

export type PageGrid = {
  /** Marks the cells that a box touches, and `around` more on each side. */
  mark(box: PageBox, around?: number): void;
  share(other?: PageGrid): number;
  has(cell: number): boolean;
};

/** Divides a page into cells of about five millimetres, to compare the areas that objects cover. */
export function createPageGrid(page: PageBox): PageGrid {
  const cells = new Uint8Array(columns * rows);
  const columnOf = (x: number) => ((x - page.left) / (page.right - page.left)) * columns;
  const rowOf = (y: number) => ((y - page.bottom) / (page.top - page.bottom)) * rows;
  return {
    mark({ left, bottom, right, top }, around = 0) {
      const first = Math.max(0, Math.floor(columnOf(left)) - around);
      const last = Math.min(columns, Math.ceil(columnOf(right)) + around);
      const lowest = Math.max(0, Math.floor(rowOf(bottom)) - around);
      const highest = Math.min(rows, Math.ceil(rowOf(top)) + around);
      for (let row = lowest; row < highest; row += 1) {
        if (last > first) cells.fill(1, row * columns + first, row * columns + last);
      }
    },
    share(other) {
      const marked = cells.reduce(
        (sum, cell, index) => sum + (cell === 1 && !other?.has(index) ? 1 : 0),
        0,
      );
      return marked / cells.length;
    },
    has: (cell) => cells[cell] === 1,
  };
}
