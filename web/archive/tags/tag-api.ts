import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentTag, Tag, TagInput } from '../../../shared/archive/tags/tag.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useNameOrder } from '../../i18n/names/use-name-order.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { patchCachedDocument } from '../documents/document-cache.ts';

const organization = api.organizations[':organizationId'];
const { tags } = organization;
const documentTags = organization.documents[':documentId'].tags;

export function tagsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'tags'),
    queryFn: async ({ signal }) => {
      const response = tags.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'tags')).tags;
    },
  });
}

export function useTags(organizationId: string, options?: { enabled: boolean }) {
  return useQuery({ ...tagsQuery(organizationId), ...options, select: useNameOrder() });
}

export function useSaveTag(organizationId: string) {
  return useOrganizationMutation<TagInput & { tagId?: string }, Tag>(organizationId, {
    mutationFn: async ({ tagId, ...json }) => {
      const response = tagId
        ? tags[':tagId'].$put({ param: { organizationId, tagId }, json })
        : tags.$post({ param: { organizationId }, json });
      return (await fetchJson(response, 'tag')).tag;
    },
    onError: errorToast(),
  });
}

export function useDeleteTag(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    isWhole: true,
    mutationFn: (tagId) => fetchVoid(tags[':tagId'].$delete({ param: { organizationId, tagId } })),
    onError: errorToast(),
  });
}

type TagSwitch = { tag: DocumentTag; isOn: boolean };

export function useSwitchTag(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const mutationKey = ['switch-tag', address.documentId];
  const showError = errorToast();
  const show = ({ tag, isOn }: TagSwitch) =>
    patchCachedDocument(queryClient, address, (document) => {
      const others = document.tags.filter(({ id }) => id !== tag.id);
      return { ...document, tags: isOn ? [...others, tag] : others };
    });
  return useOrganizationMutation(address.organizationId, {
    mutationKey,
    // Requests run one after another, as two requests for the same tag could arrive in the wrong order.
    scope: { id: mutationKey.join() },
    mutationFn: ({ tag, isOn }: TagSwitch) =>
      fetchVoid(
        isOn
          ? documentTags.$post({ param: address, json: { tagId: tag.id } })
          : documentTags[':tagId'].$delete({ param: { ...address, tagId: tag.id } }),
      ),
    onMutate: show,
    onError: (error, { tag, isOn }) => {
      show({ tag, isOn: !isOn });
      showError(error);
    },
  });
}
