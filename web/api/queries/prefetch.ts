import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long a failure stands for what would be requested again, in milliseconds: as long as data is fresh. */
const freshMs = 10_000;

const failedUnseen = new WeakSet<object>();

/** Whether a query has just failed for a page that is about to show it: that page shows the failure instead of requesting it again. */
export function hasFailedUnseen(query: object & { state: { errorUpdatedAt: number } }): boolean {
  return failedUnseen.has(query) && Date.now() - query.state.errorUpdatedAt < freshMs;
}

/** Starts to load what a page is about to show. A request that fails is sent once, however often it is started until then. */
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
  // A person who comes from the page that shows the failure wants to see something else.
  if (before && !before.isActive() && hasFailedUnseen(before)) return;
  await start();
  const query = find();
  if (query?.state.status !== 'error' || query.isActive()) return;
  failedUnseen.add(query);
  forgetOnceLeft(queryClient, query);
}

/** A later visit of the page requests it again. */
function forgetOnceLeft(queryClient: QueryClient, query: Query) {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || query.isActive()) return;
    if (event.type !== 'observerRemoved' && event.type !== 'removed') return;
    failedUnseen.delete(query);
    stop();
  });
}
