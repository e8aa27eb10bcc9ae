import {
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { shareEventsResponseSchema } from '../../../shared/sharing/share-links/share-event.ts';
import {
  createdShareLinkResponseSchema,
  sharedDocumentsResponseSchema,
  shareLinkResponseSchema,
  shareLinksResponseSchema,
  type ShareLink,
  type ShareLinkInputBody,
  type ShareLinkUpdateBody,
} from '../../../shared/sharing/share-links/share-link.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const links = api.organizations[':organizationId']['share-links'];
const one = links[':shareLinkId'];

export function shareLinksQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'share-links'),
    queryFn: async ({ signal }) => {
      const response = links.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, shareLinksResponseSchema)).shareLinks;
    },
    meta: { isUnfollowed: true },
  });
}

/** Outside of the organization's key, as links do not change with the documents. */
const sharedDocumentsKey = (organizationId: string) => ['shared-documents', organizationId];

export function sharedDocumentsQuery(organizationId: string) {
  return queryOptions({
    queryKey: sharedDocumentsKey(organizationId),
    queryFn: async ({ signal }) => {
      const response = links.documents.$get({ param: { organizationId } }, { init: { signal } });
      const { documentIds } = await fetchJson(response, sharedDocumentsResponseSchema);
      return new Set(documentIds);
    },
    staleTime: Infinity,
  });
}

const eventsPageSize = 50;

/** Reads the events of a link, newest first; a page that is not full is the last one. */
export function shareEventsQuery(organizationId: string, shareLinkId: string) {
  return infiniteQueryOptions({
    queryKey: featureKey(organizationId, 'share-links', shareLinkId, 'events'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { pageIndex: String(pageParam), pageSize: String(eventsPageSize) };
      const param = { organizationId, shareLinkId };
      const response = one.events.$get({ param, query }, { init: { signal } });
      return (await fetchJson(response, shareEventsResponseSchema)).events;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === eventsPageSize ? pages.length : undefined),
    meta: { isUnfollowed: true },
  });
}

function useLinkMutation<Input, Output>(
  organizationId: string,
  options: UseMutationOptions<Output, Error, Input>,
) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<Input, Output>(organizationId, {
    ...options,
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: sharedDocumentsKey(organizationId) }),
  });
}

export function useCreateShareLink(organizationId: string) {
  return useLinkMutation<ShareLinkInputBody, string>(organizationId, {
    mutationFn: async (json) => {
      const response = links.$post({ param: { organizationId }, json });
      return (await fetchJson(response, createdShareLinkResponseSchema)).url;
    },
  });
}

type Change = { shareLinkId: string; update: ShareLinkUpdateBody };

export function useUpdateShareLink(organizationId: string) {
  return useLinkMutation<Change, ShareLink>(organizationId, {
    mutationFn: async ({ shareLinkId, update: json }) => {
      const response = one.$patch({ param: { organizationId, shareLinkId }, json });
      return (await fetchJson(response, shareLinkResponseSchema)).shareLink;
    },
  });
}

export function useDeleteShareLinks(organizationId: string) {
  return useLinkMutation<readonly string[], void>(organizationId, {
    mutationFn: async (ids) => {
      for (const shareLinkId of ids) {
        await fetchVoid(one.$delete({ param: { organizationId, shareLinkId } }));
      }
    },
    onError: errorToast(),
  });
}
