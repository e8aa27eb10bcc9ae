import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minute } from '../../../shared/time/durations.ts';
import {
  organizationVersionTag,
  type OrganizationVersion,
} from '../../../shared/organization-version.ts';
import { api, fetchJson } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { organizationKey, versionKey } from './organization-keys.ts';
import { isAway, watchPerson } from './person-activity.ts';
import { pollIntervals } from './poll-intervals.ts';
import { lastWriteOf } from '../transport/written-versions.ts';

/**
 * The version and the day of the data that the organization's queries show or are refetching. `polledAt` is this
 * browser's time.
 */
type ShownVersion = OrganizationVersion & { polledAt: number; day: string };

/**
 * Polls an organization's version, and refetches the organization's active queries when it has grown, by colleagues or
 * background work. Stops while the tab is hidden.
 */
export function organizationVersionQuery(queryClient: QueryClient, organizationId: string) {
  return queryOptions({
    queryKey: versionKey(organizationId),
    queryFn: async ({ signal }): Promise<ShownVersion> => {
      const found = await fetchVersion(queryClient, organizationId, signal);
      const polledAt = Date.now();
      const shown = shownVersion(queryClient, organizationId);
      if (!shown) return { ...found, polledAt, day: dayHere() };
      // The polled version may be older than this tab's own changes.
      if (found.version <= shown.version) {
        return { ...shown, isPending: found.isPending, polledAt };
      }
      // Optimistic changes stay until their mutation ends, which refetches, too.
      if (queryClient.isMutating() > 0) return { ...shown, polledAt };
      void refetchShown(queryClient, organizationId).then(() =>
        noteShown(queryClient, organizationId, {}),
      );
      return { ...found, polledAt, day: dayHere() };
    },
    staleTime: pollIntervals.quick,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, status } }) => {
      const isQuick =
        data && status !== 'error' && isAwaited(queryClient, { organizationId, shown: data });
      if (isAway()) return isQuick ? pollIntervals.usual : pollIntervals.away;
      return isQuick ? pollIntervals.quick : pollIntervals.usual;
    },
  });
}

function dayHere(): string {
  return new Date().toDateString();
}

/**
 * Returns whether the displayed data is about to change, by this tab's own writes or because a query shows pending
 * work.
 */
function isAwaited(
  queryClient: QueryClient,
  { organizationId, shown }: { organizationId: string; shown: ShownVersion },
): boolean {
  const { at: writtenAt } = lastWriteOf(organizationId);
  if (writtenAt >= shown.polledAt) return true;
  if (!shown.isPending) return false;
  return (
    Date.now() - writtenAt < minute ||
    queryClient
      .getQueryCache()
      .findAll({ queryKey: organizationKey(organizationId), type: 'active' })
      .some(
        ({ meta, state }) => state.data !== undefined && meta?.showsPending?.(state.data as never),
      )
  );
}

/**
 * Called before an organization's data is requested for the first time: changes between that request and the first poll
 * would otherwise go unnoticed.
 */
export function noteOrganizationVersion(queryClient: QueryClient, organizationId: string) {
  const query = organizationVersionQuery(queryClient, organizationId);
  void queryClient.prefetchQuery({ ...query, staleTime: Infinity });
}

export function useLiveOrganization(organizationId: string) {
  const queryClient = useQueryClient();
  const query = organizationVersionQuery(queryClient, organizationId);
  // The result is not rendered.
  useQuery({ ...query, notifyOnChangeProps: [] });
  useEffect(
    () => watchPerson(window, () => pollAtOnce(queryClient, organizationId)),
    [queryClient, organizationId],
  );
}

/**
 * Polls an organization's version, unless it was polled just now. After midnight, data that depends on the day is
 * refetched, too.
 */
export function pollAtOnce(queryClient: QueryClient, organizationId: string) {
  const queryKey = versionKey(organizationId);
  const shown = shownVersion(queryClient, organizationId);
  if (shown && shown.day !== dayHere()) void refreshOrganization(queryClient, organizationId);
  void queryClient.refetchQueries(
    { queryKey, type: 'active', stale: true },
    { cancelRefetch: false },
  );
}

export function refreshOrganization(
  queryClient: QueryClient,
  organizationId: string,
): Promise<void> {
  const shown = shownVersion(queryClient, organizationId);
  const version = Math.max(shown?.version ?? 0, lastWriteOf(organizationId).version);
  noteShown(queryClient, organizationId, { version, day: dayHere() });
  return refetchShown(queryClient, organizationId);
}

function noteShown(
  queryClient: QueryClient,
  organizationId: string,
  change: Partial<ShownVersion>,
) {
  queryClient.setQueryData<ShownVersion>(
    versionKey(organizationId),
    (shown) => shown && { ...shown, ...change },
  );
}

/**
 * Refetches the organization's active queries. An invalidation does not restart a query's first fetch, whose response
 * may be older than the change, so that such queries are fetched once more.
 */
function refetchShown(queryClient: QueryClient, organizationId: string): Promise<void> {
  const queryKey = organizationKey(organizationId);
  const firstFetches = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  for (const query of firstFetches) {
    // A query in flight returns the same fetch, whose error is handled where it was started.
    void query.fetch().then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
  return queryClient.invalidateQueries({ queryKey });
}

/** Refreshes an organization, unless all writes of this tab are shown already. */
export async function refreshWhatWasWritten(
  queryClient: QueryClient,
  organizationId: string,
): Promise<void> {
  const shown = shownVersion(queryClient, organizationId);
  if (shown && shown.version >= lastWriteOf(organizationId).version) return;
  await refreshOrganization(queryClient, organizationId);
}

function shownVersion(queryClient: QueryClient, organizationId: string) {
  return queryClient.getQueryData<ShownVersion>(versionKey(organizationId));
}

async function fetchVersion(
  queryClient: QueryClient,
  organizationId: string,
  signal: AbortSignal,
): Promise<OrganizationVersion> {
  const shown = shownVersion(queryClient, organizationId);
  const response = await api.organizations[':organizationId'].version.$get(
    { param: { organizationId } },
    { init: { signal }, headers: shown && { 'if-none-match': organizationVersionTag(shown) } },
  );
  if (shown && response.status === 304) return shown;
  try {
    return await fetchJson(Promise.resolve(response), 'organizationVersion');
  } catch (error) {
    // A former member is notified by the request for the organization itself.
    if (error instanceof ApiError && error.status === 403) {
      void queryClient.invalidateQueries({
        queryKey: organizationKey(organizationId),
        exact: true,
      });
    }
    throw error;
  }
}
