import { missingFileError } from '../../api/missing-file-error.ts';

const editedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();
let hadInput = false;

/** Whether something typed was on the page when a file was last missing. */
export const hadInputThen = () => hadInput;

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
