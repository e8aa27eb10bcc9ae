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

/** The version and the day that the organization's queries show, or are being refetched for. `polledAt` is this browser's time. */
type ShownVersion = OrganizationVersion & { polledAt: number; day: string };

/**
 * Polls an organization's version, and refetches what is shown of the organization when it has grown: by colleagues or by
 * work in the background. Not at all while the tab is hidden.
 */
export function organizationVersionQuery(queryClient: QueryClient, organizationId: string) {
  return queryOptions({
    queryKey: versionKey(organizationId),
    queryFn: async ({ signal }): Promise<ShownVersion> => {
      const found = await fetchVersion(queryClient, organizationId, signal);
      const polledAt = Date.now();
      const shown = shownVersion(queryClient, organizationId);
      if (!shown) return { ...found, polledAt, day: dayHere() };
      // The polled version may also be older than what this tab has written meanwhile.
      if (found.version <= shown.version) {
        return { ...shown, isPending: found.isPending, polledAt };
      }
      // Optimistic changes stay until their mutation ends, which refetches as well.
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

/** Whether what this tab shows is about to change: by what it has written itself, or because a query shows what is pending. */
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
 * To be called before an organization's data is requested for the first time: what changes between that and the first
 * poll would not be noticed.
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

/** Polls an organization's version, unless it was polled just now. On another day, what depends on it is refetched as well. */
export function pollAtOnce(queryClient: QueryClient, organizationId: string) {
  const queryKey = versionKey(organizationId);
  const shown = shownVersion(queryClient, organizationId);
  if (shown && shown.day !== dayHere()) void refreshOrganization(queryClient, organizationId);
  void queryClient.refetchQueries(
    { queryKey, type: 'active', stale: true },
    { cancelRefetch: false },
  );
}

/** Refetches what is shown of an organization, with all that this tab has written. */
export function refreshOrganization(
  queryClient: QueryClient,
  organizationId: string,
): Promise<void> {
  const shown = shownVersion(queryClient, organizationId);
  const version = Math.max(shown?.version ?? 0, lastWriteOf(organizationId).version);
  noteShown(queryClient, organizationId, { version, day: dayHere() });
  return refetchShown(queryClient, organizationId);
}

/** Also makes the time of the next poll follow what is shown. */
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
 * An invalidation does not restart what is fetched for the first time: its response may have been read before the change,
 * and would be shown until the next one. It is fetched once more instead.
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

/** Refreshes an organization, unless all that this tab has written is shown already. */
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
    // A former member learns of it from the request for the organization itself.
    if (error instanceof ApiError && error.status === 403) {
      void queryClient.invalidateQueries({
        queryKey: organizationKey(organizationId),
        exact: true,
      });
    }
    throw error;
  }
}
