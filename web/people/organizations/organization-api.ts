import {
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type {
  Organization,
  OrganizationInput,
  OrganizationUpdate,
} from '../../../shared/people/organizations/organization.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { readStored, removeStored } from '../../browser/local-store.ts';
import { loadForget } from '../../offline/load-forget.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { organizationKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { useNameOrder } from '../../i18n/names/use-name-order.ts';

const organization = api.organizations[':organizationId'];

export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async () => (await fetchJson(api.organizations.$get(), 'organizations')).organizations,
  staleTime: 60_000,
});

export function useOrganizations() {
  return useSuspenseQuery({ ...organizationsQuery, select: useNameOrder() }).data;
}

export function organizationQuery(organizationId: string) {
  return queryOptions({
    queryKey: organizationKey(organizationId),
    queryFn: async () =>
      (await fetchJson(organization.$get({ param: { organizationId } }), 'organization'))
        .organization,
    staleTime: 60_000,
  });
}

export function refetchOrganizations(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: organizationsQuery.queryKey,
    exact: true,
    refetchType: 'all',
  });
}

/**
 * Removes an organization that the user no longer belongs to from the cached list, which is refetched on its next use.
 */
export function forgetOrganization(queryClient: QueryClient, organizationId: string) {
  queryClient.setQueryData(organizationsQuery.queryKey, (organizations) =>
    organizations?.filter(({ id }) => id !== organizationId),
  );
  void queryClient.invalidateQueries({ queryKey: organizationsQuery.queryKey, exact: true });
  if (readStored('organization') === organizationId) removeStored('organization');
  loadForget().then(
    ({ forgetOrganizationOffline }) => forgetOrganizationOffline(organizationId),
    () => undefined,
  );
}

export function useSwitchSharing(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<boolean, Organization>(organizationId, {
    mutationFn: async (isSharingEnabled) => {
      const request = { param: { organizationId }, json: { isSharingEnabled } };
      return (await fetchJson(organization.$patch(request), 'organization')).organization;
    },
    onSuccess: (changed) =>
      queryClient.setQueryData(organizationQuery(organizationId).queryKey, changed),
  });
}

export function useCreateOrganization(callbacks: {
  onSuccess: (organization: Organization) => Promise<void>;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: OrganizationInput) =>
      (await fetchJson(api.organizations.$post({ json }), 'organization')).organization,
    onSuccess: async (created) => {
      queryClient.setQueryData(organizationQuery(created.id).queryKey, created);
      await refetchOrganizations(queryClient);
      await callbacks.onSuccess(created);
    },
  });
}

export function useUpdateOrganization(
  organizationId: string,
  callbacks: { onSuccess: (organization: Organization) => void },
) {
  const queryClient = useQueryClient();
  return useOrganizationMutation(organizationId, {
    mutationFn: async (json: OrganizationUpdate) => {
      const response = organization.$put({ param: { organizationId }, json });
      return (await fetchJson(response, 'organization')).organization;
    },
    onSuccess: (updated) => {
      queryClient.setQueryData(organizationQuery(updated.id).queryKey, updated);
      void queryClient.invalidateQueries({ queryKey: organizationsQuery.queryKey, exact: true });
      callbacks.onSuccess(updated);
    },
  });
}

export function useDeleteOrganization(organizationId: string, callbacks: MutationCallbacks) {
  return useMutation({
    ...callbacks,
    mutationFn: () => fetchVoid(organization.$delete({ param: { organizationId } })),
  });
}

/**
 * Returns a function that removes an organization that the user has left or deleted, and leaves its pages. A user who
 * is on another page by then stays there.
 */
export function useLeaveOrganization(organizationId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    forgetOrganization(queryClient, organizationId);
    const [, root, opened] = router.latestLocation.pathname.split('/');
    if (root === 'organizations' && opened === organizationId) await router.navigate({ to: '/' });
    queryClient.removeQueries({ queryKey: organizationKey(organizationId) });
  };
}
