import { queryOptions } from '@tanstack/react-query';
import {
  findingRunResponseSchema,
  type FindingRun,
} from '../../../shared/archive/finding-runs/finding-run.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const run = api.organizations[':organizationId'].documents['understanding-run'];
const pollMs = 2000;

export function findingRunQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'finding-run'),
    queryFn: async () => {
      const response = run.$get({ param: { organizationId } });
      return (await fetchJson(response, findingRunResponseSchema)).run;
    },
    meta: { isUnfollowed: true },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
}

export function useStartFindingRun(organizationId: string) {
  return useOrganizationMutation<void, FindingRun | null>(organizationId, {
    mutationFn: async () => {
      const response = run.$post({ param: { organizationId } });
      return (await fetchJson(response, findingRunResponseSchema)).run;
    },
    onError: errorToast(),
  });
}

export function useStopFindingRun(organizationId: string) {
  return useOrganizationMutation<void, FindingRun | null>(organizationId, {
    mutationFn: async () => {
      const response = run.stop.$post({ param: { organizationId } });
      return (await fetchJson(response, findingRunResponseSchema)).run;
    },
    onError: errorToast(),
  });
}
