import i18next, { exists as isTranslated, t } from 'i18next';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { readApiError } from '../../api/api-error.ts';
import { saveFile } from '../../browser/save-file.ts';
import { errorMessage, type ErrorKey } from '../../i18n/messages/error-message.ts';

/**
 * Handles links to /api, which no server answers in the demo: their responses are fetched and saved as the browser
 * would.
 */
export function saveFromLinks(fetchResponse: typeof fetch) {
  const save = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The right button only opens the browser's menu.
    if (!link || !isApiLink(link) || event.button === 2) return;
    event.preventDefault();
    void saveResponse(fetchResponse(link.href));
  };
  document.addEventListener('click', save);
  // The middle button would open a tab, which has no server.
  document.addEventListener('auxclick', save);
}

/** Saves a response as a file with the name in its headers. */
export async function saveResponse(request: Promise<Response>): Promise<void> {
  const response = await request;
  if (!response.ok) {
    const { language } = i18next;
    toast.error(errorMessage(await readApiError(response), { t, exists, language }));
    return;
  }
  await saveFile(response);
}

function exists(key: string): key is ErrorKey {
  return isTranslated(key);
}

function isApiLink({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.startsWith('/api/');
}
