import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../../browser/local-store.ts';
import { sessionQuery } from '../../api/session/session-api.ts';

/**
 * Reloads a page that the browser restores from its back/forward cache, if a login or logout in another tab has
 * happened meanwhile, as the page was not notified. Works without a network, too, so that going back reveals nothing to
 * the next user.
 */
export function reloadRestoredPage(queryClient: QueryClient) {
  window.addEventListener('pageshow', ({ persisted }) => {
    const stored = readStored('user');
    const shown = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? '';
    if (persisted && stored !== null && stored !== shown) window.location.reload();
  });
}
