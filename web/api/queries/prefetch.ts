import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds for which a failure replaces another request: as long as data is fresh. */
const freshMs = 10_000;

const failedUnseen = new WeakSet<object>();

/**
 * Returns whether a query has just failed for a page that is about to show it; the page then shows the failure instead
 * of repeating the request.
 */
export function hasFailedUnseen(query: object & { state: { errorUpdatedAt: number } }): boolean {
  return failedUnseen.has(query) && Date.now() - query.state.errorUpdatedAt < freshMs;
}

/** Starts to load the data of a page before it is shown. A failing request is sent only once until then. */
export function prefetch<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  return startOnce(queryClient, options.queryKey, () => queryClient.prefetchQuery(options));
}

export async function startOnce(
  queryClient: QueryClient,
  queryKey: QueryKey,
  start: () => Promise<unknown>,
): Promise<void> {
  const find = () => queryClient.getQueryCache().find({ queryKey, exact: true });
  const before = find();
  // A user who comes from the page that shows the failure is navigating to something else.
  if (before && !before.isActive() && hasFailedUnseen(before)) return;
  await start();
  const query = find();
  if (query?.state.status !== 'error' || query.isActive()) return;
  failedUnseen.add(query);
  forgetOnceLeft(queryClient, query);
}

/** Removes the failure when the page is left, so that a later visit requests the data again. */
function forgetOnceLeft(queryClient: QueryClient, query: Query) {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || query.isActive()) return;
    if (event.type !== 'observerRemoved' && event.type !== 'removed') return;
    failedUnseen.delete(query);
    stop();
  });
}
