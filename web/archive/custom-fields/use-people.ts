import { useQuery } from '@tanstack/react-query';
import { membersResponseSchema } from '../../../shared/people/members/member.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';

/** Those who can be the value of a field: the members, as their own page lists them. */
export function usePeople(organizationId: string, options: { enabled: boolean }) {
  return useQuery({
    queryKey: featureKey(organizationId, 'members', 'list'),
    queryFn: async ({ signal }) => {
      const { members } = api.organizations[':organizationId'];
      const response = members.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, membersResponseSchema)).members;
    },
    ...options,
  });
}
