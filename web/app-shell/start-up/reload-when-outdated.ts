import { readStored, writeStored } from '../../api/local-store.ts';

const pauseMs = 60_000;

/**
 * After a deployment the files of an open page no longer exist, so the page is reloaded. At most once per minute, and
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
