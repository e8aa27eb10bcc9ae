import { queryOptions } from '@tanstack/react-query';
import { tagsResponseSchema } from '../../../shared/archive/tags/tag.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';

/** All tags of an organization, by name. */
export function tagsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'tags'),
    queryFn: async ({ signal }) => {
      const answer = api.organizations[':organizationId'].tags.$get(
        { param: { organizationId } },
        { init: { signal } },
      );
      return (await fetchJson(answer, tagsResponseSchema)).tags;
    },
  });
}
