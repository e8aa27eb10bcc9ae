import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { minute, second } from '../../../shared/time/durations.ts';
import {
  organizationVersionTag,
  type OrganizationVersion,
} from '../../../shared/organization-version.ts';
import { api, fetchJson } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { organizationKey } from './organization-keys.ts';
import { writtenVersionOf } from '../transport/written-versions.ts';

/** The version that the organization's queries show, or are being refetched for. `changedAt` is this browser's time. */
type ShownVersion = OrganizationVersion & { changedAt: number };

const busyIntervalMs = 2 * second;
const idleIntervalMs = 15 * second;

/** Outside of the organization's key, which is invalidated when the version grows. */
const versionKey = (organizationId: string) => ['organization-version', organizationId] as const;

/**
 * Polls an organization's version, and refetches what is shown of the organization when it has grown: by colleagues or by
 * work in the background. Polls more often while there is such work or was a change within the last minute; not at all
 * while the tab is hidden.
 */
export function organizationVersionQuery(queryClient: QueryClient, organizationId: string) {
  return queryOptions({
    queryKey: versionKey(organizationId),
    queryFn: async ({ signal }): Promise<ShownVersion> => {
      const found = await fetchVersion(queryClient, organizationId, signal);
      const shown = shownVersion(queryClient, organizationId);
      if (!shown) return { ...found, changedAt: 0 };
      // The polled version may also be older than what this tab has written meanwhile.
      if (found.version <= shown.version) return { ...shown, isPending: found.isPending };
      // Optimistic changes stay until their mutation ends, which refetches as well.
      if (queryClient.isMutating() > 0) return shown;
      void refetchShown(queryClient, organizationId);
      return { ...found, changedAt: Date.now() };
    },
    staleTime: busyIntervalMs,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && (data.isPending || Date.now() - data.changedAt < minute)
        ? busyIntervalMs
        : idleIntervalMs,
  });
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
  const query = organizationVersionQuery(useQueryClient(), organizationId);
  // The result is not rendered.
  useQuery({ ...query, notifyOnChangeProps: [] });
}

/** Refetches what is shown of an organization, with all that this tab has written. */
export function refreshOrganization(
  queryClient: QueryClient,
  organizationId: string,
): Promise<void> {
  queryClient.setQueryData<ShownVersion>(
    versionKey(organizationId),
    (shown) =>
      shown && {
        ...shown,
        version: Math.max(shown.version, writtenVersionOf(organizationId)),
        changedAt: Date.now(),
      },
  );
  return refetchShown(queryClient, organizationId);
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
  if (shown && shown.version >= writtenVersionOf(organizationId)) return;
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
