import { readStored, writeStored } from '../../browser/local-store.ts';
import { hadInputThen } from './missing-file.ts';

const pauseMs = 60_000;

/** Whether the files are gone although the server responds: a deployment has replaced them. */
export async function isOutdated(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Reloads the page, which loads the new version. Not while something typed would be lost, at most once per minute, and
 * not where that cannot be remembered. Returns whether it does.
 */
export function reloadOnce(): boolean {
  if (hadInputThen() || Date.now() - Number(readStored('reloaded-at')) < pauseMs) return false;
  const now = String(Date.now());
  writeStored('reloaded-at', now);
  if (readStored('reloaded-at') !== now) return false;
  window.location.reload();
  return true;
}
