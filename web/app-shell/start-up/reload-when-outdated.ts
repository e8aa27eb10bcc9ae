import { readStored, writeStored } from '../../api/local-store.ts';

const pauseMs = 60_000;

/**
 * After a deploy an open page asks for files that are gone: the page anew knows the new ones. Only once in a minute, and
 * not where that cannot be remembered.
 */
export function reloadWhenOutdated() {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(readStored('reloaded-at')) < pauseMs) return;
    const now = String(Date.now());
    writeStored('reloaded-at', now);
    if (readStored('reloaded-at') !== now) return;
    event.preventDefault();
    window.location.reload();
  });
}
