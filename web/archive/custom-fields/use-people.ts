import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

export function peopleQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'members', 'list'),
    queryFn: async ({ signal }) => {
      const { members } = api.organizations[':organizationId'];
      const response = members.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'members')).members;
    },
  });
}

export function usePeople(
  organizationId: string,
  options: { enabled: boolean; subscribed?: boolean },
) {
  return useQuery({ ...peopleQuery(organizationId), ...options });
}
