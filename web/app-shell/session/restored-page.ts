import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../../browser/local-store.ts';
import { sessionQuery } from '../../api/session/session-api.ts';

/**
 * Loads a page again that the browser shows as it was left, if somebody has logged in or out in another tab meanwhile: what
 * it shows is not for them, and it was not notified. Also without a network, so that going back shows nothing to the next user.
 */
export function reloadRestoredPage(queryClient: QueryClient) {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = readStored('user');
    const shown = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? '';
    if (persisted && stored !== null && stored !== shown) window.location.reload();
  });
}
