import { tagResponseSchema, type Tag, type TagInput } from '../../../shared/archive/tags/tag.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';

const tags = api.organizations[':organizationId'].tags;

/** Creates a tag, or changes the one with `tagId`. */
export function useSaveTag(organizationId: string) {
  return useOrganizationMutation<TagInput & { tagId?: string }, Tag>(organizationId, {
    mutationFn: async ({ tagId, ...json }) => {
      const answer = tagId
        ? tags[':tagId'].$put({ param: { organizationId, tagId }, json })
        : tags.$post({ param: { organizationId }, json });
      return (await fetchJson(answer, tagResponseSchema)).tag;
    },
  });
}

export function useDeleteTag(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (tagId) => fetchVoid(tags[':tagId'].$delete({ param: { organizationId, tagId } })),
  });
}
