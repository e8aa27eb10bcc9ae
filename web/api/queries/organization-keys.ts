import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `showsPending`: whether the data of a query shows that work in the background will change it soon. `isUnfollowed`: it
     * changes without the organization's version, of which its members see nothing.
     */
    queryMeta: { showsPending?: (data: never) => boolean; isUnfollowed?: boolean };
  }
}

/** Prefix of the keys of an organization's queries, so that one invalidation refetches them all. */
export function organizationKey(organizationId: string) {
  return ['organizations', organizationId] as const;
}

/** A feature's query key: `['organizations', id, feature, …]`. */
export function featureKey(organizationId: string, feature: string, ...rest: unknown[]) {
  return [...organizationKey(organizationId), feature, ...rest] as const;
}

/** Of the query of an organization's version. Outside of the organization's key, which is invalidated when the version grows. */
export function versionKey(organizationId: string) {
  return ['organization-version', organizationId] as const;
}

/**
 * Whether the version of a query's organization is polled: then the query is refetched once that has grown, and needs not be
 * before because it has become old, or because the person looks at the tab again.
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
