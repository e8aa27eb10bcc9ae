import { readStored, writeStored } from '../../browser/local-store.ts';
import { hadInputThen } from './missing-file.ts';

const pauseMs = 60_000;

/** Returns whether the files are gone although the server responds, as after a deployment. */
export async function isOutdated(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Reloads the page to get the new version: not if typed text would be lost, at most once per minute, and only if the
 * time of the reload can be stored. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  if (hadInputThen() || Date.now() - Number(readStored('reloaded-at')) < pauseMs) return false;
  const now = String(Date.now());
  writeStored('reloaded-at', now);
  if (readStored('reloaded-at') !== now) return false;
  window.location.reload();
  return true;
}
