import { missingFileError } from '../../browser/missing-file-error.ts';

let edited: EventTarget | null = null;
let hadInput = false;

export const hadInputThen = () => hadInput;

/**
 * Handles application files that cannot be loaded, because there is no connection or a deployment replaced them. Their
 * errors get a different name, as the router would reload the page for the browser's own.
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
