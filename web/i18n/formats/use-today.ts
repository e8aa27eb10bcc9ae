import { useSyncExternalStore } from 'react';
import { today } from './today.ts';

/** Returns the local date, which may change when the user returns to a tab. */
export function useToday(): string {
  return useSyncExternalStore(watchReturn, () => today());
}

function watchReturn(onReturn: () => void): () => void {
  const ended = new AbortController();
  for (const event of ['focus', 'pointerdown', 'keydown']) {
    window.addEventListener(event, onReturn, {
      signal: ended.signal,
      passive: true,
      capture: true,
    });
  }
  return () => ended.abort();
}
