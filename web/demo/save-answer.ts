import i18next, { exists as isTranslated, t } from 'i18next';
import { toast } from '../ui/feedback/toast.ts';
import { readApiError } from '../api/api-error.ts';
import { saveFile } from '../api/save-file.ts';
import { errorMessage, type ErrorKey } from '../i18n/error-message.ts';

/**
 * Links to /api cannot reach anything in the demo: their answers are fetched and saved as the browser would save
 * them.
 */
export function saveFromLinks(fetchAnswer: typeof fetch) {
  const save = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The right button opens the browser's menu and nothing else.
    if (!link || !isCall(link) || event.button === 2) return;
    event.preventDefault();
    void saveAnswer(fetchAnswer(link.href));
  };
  document.addEventListener('click', save);
  // The middle button, which would open a tab that finds no server.
  document.addEventListener('auxclick', save);
}

/** Offers an answer as a file, under the name it gives itself. */
export async function saveAnswer(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (!response.ok) {
    toast.error(
      errorMessage(await readApiError(response), { t, exists, language: i18next.language }),
    );
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
