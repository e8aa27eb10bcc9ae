import { readStored, writeStored } from '../../api/local-store.ts';
import { missingFileError } from '../../api/missing-file-error.ts';

const pauseMs = 60_000;
const editedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();
let hadInput = false;

/**
 * Prepares for files of the application that cannot be loaded: without a connection, or because a deployment replaced
 * them. Their errors get a name of their own, for which the router, unlike for a browser's, does not reload the page.
 */
export function watchMissingFiles() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingFileError;
    payload.message = 'A file of the application could not be loaded';
    hadInput = hasInput();
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      editedFields.add(target);
    }
  });
}

/** Whether a field on the page contains something that was typed. */
function hasInput(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return [...editedFields].some(({ value }) => value !== '');
}

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
  if (hadInput || Date.now() - Number(readStored('reloaded-at')) < pauseMs) return false;
  const now = String(Date.now());
  writeStored('reloaded-at', now);
  if (readStored('reloaded-at') !== now) return false;
  window.location.reload();
  return true;
}
