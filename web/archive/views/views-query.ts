import { queryOptions } from '@tanstack/react-query';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

const { views } = api.organizations[':organizationId'];

export function viewsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'views'),
    queryFn: async ({ signal }) => {
      const response = views.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'views')).views;
    },
  });
}
