import { copiesShownAsOf, onCopiesShown } from '../../offline/copies-shown.ts';
import { loadForget } from '../../offline/load-forget.ts';
import { startKeepingCopies } from '../../offline/with-copies.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { startServiceWorker } from './start-service-worker.ts';

export function startPhone() {
  startServiceWorker().catch(() => undefined);
  if (import.meta.env.VITE_IS_DEMO_MODE) return;
  keepStored();
  // Nothing is stored before the code that deletes it is loaded, as a deployment may replace its file before the user
  // logs out.
  loadForget()
    .then(startKeepingCopies)
    .catch(() => undefined);
  onCopiesShown(() => {
    // The server is available again.
    if (copiesShownAsOf() === null) void queryClient.invalidateQueries();
  });
}

/**
 * Asks the browser to keep stored data, as files waiting for upload exist nowhere else. For an installed application,
 * browsers grant this without a question.
 */
function keepStored() {
  // Only pages of secure origins have it.
  const { storage } = navigator as { storage?: StorageManager };
  if (!window.matchMedia('(display-mode: standalone)').matches) return;
  storage?.persist().catch(() => undefined);
}
