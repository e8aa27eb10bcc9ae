import { startTransition, useEffect, useState } from 'react';

/** Height of the page's title and filters in pixels. */
const aboveRows = 240;
const rowsPerStep = 6;

/**
 * Returns the rows of a long list to render: at first those in the viewport by their minimum height, then some more
 * after each paint, so that the page stays responsive. Returns all rows at once unless `isStaged` is true on the first
 * render.
 */
export function useStagedRows<Row>(
  rows: readonly Row[],
  { isStaged, leastHeight }: { isStaged: boolean; leastHeight: (row: Row) => number },
) {
  const [inView] = useState(() => (isStaged ? countInView(rows, leastHeight) : Infinity));
  const [count, setCount] = useState(inView);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + rowsPerStep)));
    return () => clearTimeout(timer);
  }, [count, isComplete]);
  return { rows: rows.slice(0, count), inView };
}

function countInView<Row>(rows: readonly Row[], leastHeight: (row: Row) => number): number {
  let room = window.innerHeight - aboveRows;
  let count = 0;
  for (const row of rows) {
    if (room <= 0) break;
    room -= leastHeight(row);
    count += 1;
  }
  return Math.max(1, count);
}
