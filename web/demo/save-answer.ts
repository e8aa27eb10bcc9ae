import { exists as isTranslated, t } from 'i18next';
import { toast } from '../ui/toast.ts';
import { readApiError } from '../api/api-error.ts';
import { saveFile } from '../api/save-file.ts';
import { errorMessage, type ErrorKey } from '../i18n/error-message.ts';

/**
 * Links to /api cannot reach anything in the demo: their answers are fetched and saved as the browser would save
 * them.
 */
export function saveFromLinks(fetchAnswer: typeof fetch) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isCall(link)) return;
    event.preventDefault();
    void saveAnswer(fetchAnswer(link.href));
  });
}

/** Offers an answer as a file, under the name it gives itself. */
export async function saveAnswer(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) {
    toast.error(errorMessage(await readApiError(response), { t, exists }));
    return;
  }
  await saveFile(response);
}

function exists(key: string): key is ErrorKey {
  return isTranslated(key);
}

function isCall({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.startsWith('/api/');
}
