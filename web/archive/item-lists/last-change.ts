import { useRef, type RefObject } from 'react';

/** Undoes the last change of several lists that share one key for undoing. */
export type LastChange = RefObject<(() => void) | undefined>;

export function useLastChange(): LastChange {
  return useRef<() => void>(undefined);
}

export function undoLast(last: LastChange) {
  const undo = last.current;
  last.current = undefined;
  undo?.();
}
