import { queryOptions } from '@tanstack/react-query';
import {
  understandingRunResponseSchema,
  type UnderstandingRun,
} from '../../../shared/archive/understanding/understanding-run.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/error-toast.ts';

const run = api.organizations[':organizationId'].documents['understanding-run'];
const pollMs = 2000;

/** The latest run of the rules over the existing documents, followed while it is running. */
export function understandingRunQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'understanding-run'),
    queryFn: async () => {
      const response = run.$get({ param: { organizationId } });
      return (await fetchJson(response, understandingRunResponseSchema)).run;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
}

export function useStartUnderstanding(organizationId: string) {
  return useOrganizationMutation<void, UnderstandingRun | null>(organizationId, {
    mutationFn: async () => {
      const response = run.$post({ param: { organizationId } });
      return (await fetchJson(response, understandingRunResponseSchema)).run;
    },
    onError: errorToast(),
  });
}

export function useStopUnderstanding(organizationId: string) {
  return useOrganizationMutation<void, UnderstandingRun | null>(organizationId, {
    mutationFn: async () => {
      const response = run.stop.$post({ param: { organizationId } });
      return (await fetchJson(response, understandingRunResponseSchema)).run;
    },
    onError: errorToast(),
  });
}
