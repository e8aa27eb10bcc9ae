import { minute } from '../../../shared/time/durations.ts';

const awayAfterMs = 2 * minute;
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];

let lastActAt = Date.now();

export function isAway(): boolean {
  return Date.now() - lastActAt >= awayAfterMs;
}

/**
 * Observes user activity in a window, and calls `onReturn` when the user is active again after being away, or returns
 * to the window. Returns a function that stops this.
 */
export function watchPerson(target: EventTarget, onReturn: () => void): () => void {
  const noteAct = () => {
    const wasAway = isAway();
    lastActAt = Date.now();
    if (wasAway) onReturn();
  };
  const noteReturn = () => {
    lastActAt = Date.now();
    onReturn();
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true, capture: true };
  for (const act of acts) target.addEventListener(act, noteAct, options);
  target.addEventListener('focus', noteReturn, { signal: ended.signal });
  lastActAt = Date.now();
  return () => ended.abort();
}
