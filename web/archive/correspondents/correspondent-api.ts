import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  Correspondent,
  CorrespondentInput,
  CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useNameOrder } from '../../i18n/names/use-name-order.ts';

const { correspondents } = api.organizations[':organizationId'];
const one = correspondents[':correspondentId'];

export function correspondentsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'correspondents'),
    queryFn: async ({ signal }) => {
      const response = correspondents.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'correspondents')).correspondents;
    },
  });
}

export function useCorrespondents(organizationId: string, options?: { enabled: boolean }) {
  return useQuery({
    ...correspondentsQuery(organizationId),
    ...options,
    select: useNameOrder(),
  });
}

export function useCreateCorrespondent(organizationId: string) {
  return useOrganizationMutation<string, Correspondent>(organizationId, {
    mutationFn: async (name) => {
      const response = correspondents.$post({ param: { organizationId }, json: { name } });
      return (await fetchJson(response, 'correspondent')).correspondent;
    },
    onError: errorToast(),
  });
}

type SavedCorrespondent =
  | { correspondentId: undefined; input: CorrespondentInput }
  | { correspondentId: string; input: CorrespondentUpdate };

export function useSaveCorrespondent(organizationId: string) {
  return useOrganizationMutation<SavedCorrespondent, Correspondent>(organizationId, {
    mutationFn: async ({ correspondentId, input }) => {
      const response =
        correspondentId === undefined
          ? correspondents.$post({ param: { organizationId }, json: input })
          : one.$patch({ param: { organizationId, correspondentId }, json: input });
      return (await fetchJson(response, 'correspondent')).correspondent;
    },
  });
}

export function useDeleteCorrespondent(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (correspondentId) =>
      fetchVoid(one.$delete({ param: { organizationId, correspondentId } })),
    onError: errorToast(),
  });
}

type CorrespondentMerge = { correspondentId: string; intoCorrespondentId: string };

export function useMergeCorrespondent(organizationId: string) {
  return useOrganizationMutation<CorrespondentMerge, void>(organizationId, {
    mutationFn: ({ correspondentId, intoCorrespondentId }) =>
      fetchVoid(
        one.merge.$post({
          param: { organizationId, correspondentId },
          json: { intoCorrespondentId },
        }),
      ),
    onError: errorToast(),
  });
}
