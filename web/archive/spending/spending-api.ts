import { queryOptions } from '@tanstack/react-query';
import { spendingResponseSchema } from '../../../shared/archive/spending/spending.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';

const { spending } = api.organizations[':organizationId'].documents;

export interface SpendingChoice {
  currency?: string;
  year?: string;
}

export function spendingQuery(organizationId: string, choice: SpendingChoice) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'spending', choice),
    queryFn: async ({ signal }) => {
      const response = spending.$get(
        { param: { organizationId }, query: choice },
        { init: { signal } },
      );
      return (await fetchJson(response, spendingResponseSchema)).spending;
    },
    placeholderData: (previous) => previous,
  });
}
