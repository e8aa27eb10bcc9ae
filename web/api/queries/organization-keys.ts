import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `showsPending` returns whether a query's data shows that background work will change it soon. `isUnfollowed`
     * marks data that changes without the organization's version.
     */
    queryMeta: { showsPending?: (data: never) => boolean; isUnfollowed?: boolean };
  }
}

/** Returns the prefix of the keys of an organization's queries, so that one invalidation refetches them all. */
export function organizationKey(organizationId: string) {
  return ['organizations', organizationId] as const;
}

/** Returns a feature's query key: `['organizations', id, feature, …]`. */
export function featureKey(organizationId: string, feature: string, ...rest: unknown[]) {
  return [...organizationKey(organizationId), feature, ...rest] as const;
}

/** Key of the version's query. It is outside of the organization's key, which is invalidated when the version grows. */
export function versionKey(organizationId: string) {
  return ['organization-version', organizationId] as const;
}

/**
 * Returns whether the version of a query's organization is polled. The query is then refetched when the version grows,
 * and not because it is old or the window gets the focus.
 */
export function isFollowed(
  queryClient: QueryClient,
  { queryKey: [scope, organizationId], state, meta }: Pick<Query, 'queryKey' | 'state' | 'meta'>,
): boolean {
  if (scope !== 'organizations' || typeof organizationId !== 'string') return false;
  if (meta?.isUnfollowed || state.status === 'error' || state.isInvalidated) return false;
  const version = queryClient.getQueryCache().find({ queryKey: versionKey(organizationId) });
  return version?.isActive() === true && version.state.status === 'success';
}
