import { copiesShownAsOf, onCopiesShown } from '../../offline/copies-shown.ts';
import { loadForget } from '../../offline/load-forget.ts';
import { startKeepingCopies } from '../../offline/with-copies.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { startServiceWorker } from './start-service-worker.ts';

export function startPhone() {
  startServiceWorker().catch(() => undefined);
  if (import.meta.env.VITE_IS_DEMO_MODE) return;
  keepStored();
  // A deployment may replace the file before someone logs out: nothing is kept without what forgets it.
  loadForget()
    .then(startKeepingCopies)
    .catch(() => undefined);
  onCopiesShown(() => {
    // The server responds again.
    if (copiesShownAsOf() === null) void queryClient.invalidateQueries();
  });
}

/** What waits to be uploaded exists nowhere else; once the application is installed, no browser asks for this. */
function keepStored() {
  // Only pages of secure origins have it.
  const { storage } = navigator as { storage?: StorageManager };
  if (!window.matchMedia('(display-mode: standalone)').matches) return;
  storage?.persist().catch(() => undefined);
}
