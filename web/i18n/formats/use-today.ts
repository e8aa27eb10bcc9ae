import { useSyncExternalStore } from 'react';
import { today } from './today.ts';

/** The day here, which may be another one once the person returns to a tab. */
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
