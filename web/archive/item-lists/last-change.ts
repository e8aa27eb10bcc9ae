import { useRef, type RefObject } from 'react';

/** What undoes the last change of several lists that share one key for that. */
export type LastChange = RefObject<(() => void) | undefined>;

export function useLastChange(): LastChange {
  return useRef<() => void>(undefined);
}

/** Undoes it once. */
export function undoLast(last: LastChange) {
  const undo = last.current;
  last.current = undefined;
  undo?.();
}
