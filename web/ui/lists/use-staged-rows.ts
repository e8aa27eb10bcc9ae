import { startTransition, useEffect, useState } from 'react';

const lowestRow = 56;
/** The page's title and filters. */
const aboveRows = 240;
const rowsPerStep = 12;

/**
 * The rows of a long list to render: at first those in view, then some more after each paint, so that the page responds
 * meanwhile. All of them at once unless `isStaged` is true when the list is first rendered.
 */
export function useStagedRows<Row>(rows: readonly Row[], isStaged: boolean) {
  const [inView] = useState(isStaged ? rowsInView : Infinity);
  const [count, setCount] = useState(inView);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + rowsPerStep)));
    return () => clearTimeout(timer);
  }, [count, isComplete]);
  return { rows: rows.slice(0, count), inView };
}

function rowsInView(): number {
  return Math.max(1, Math.ceil((window.innerHeight - aboveRows) / lowestRow));
}
