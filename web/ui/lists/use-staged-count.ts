import { startTransition, useEffect, useState } from 'react';

const lowestRow = 56;
const rowsPerStep = 12;

/**
 * How many rows of a long list to render: at first those in view, then some more after each paint, so that the page
 * answers meanwhile. All of them at once unless `isStaged` is true when the list is first rendered.
 */
export function useStagedCount(total: number, isStaged: boolean): number {
  const [count, setCount] = useState(isStaged ? rowsInView : Infinity);
  const isComplete = count >= total;
  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + rowsPerStep)));
    return () => clearTimeout(timer);
  }, [count, isComplete]);
  return count;
}

function rowsInView(): number {
  return Math.ceil(window.innerHeight / lowestRow);
}
