import { missingFileError } from '../../browser/missing-file-error.ts';

let edited: EventTarget | null = null;
let hadInput = false;

export const hadInputThen = () => hadInput;

/**
 * Prepares for files of the application that cannot be loaded: without a connection, or because a deployment replaced
 * them. Their errors get a name of their own, for which the router, unlike for a browser's, does not reload the page.
 */
export function watchMissingFiles() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingFileError;
    hadInput = edited instanceof HTMLElement && edited.isConnected;
    payload.message = missingFileError;
  });
  document.addEventListener('input', ({ target }) => {
    edited = target;
  });
}
