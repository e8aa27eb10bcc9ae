import { queryOptions } from '@tanstack/react-query';
import type {
  DocumentTypeInput,
  DocumentTypeUpdate,
  OrganizationType,
} from '../../../shared/archive/document-types/document-type.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const types = api.organizations[':organizationId']['document-types'];
const one = types[':key'];

export function documentTypesQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'document-types'),
    queryFn: async ({ signal }) => {
      const response = types.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'documentTypes')).documentTypes;
    },
  });
}

type SavedType =
  | { key: undefined; input: DocumentTypeInput }
  | { key: string; input: DocumentTypeUpdate };

export function useSaveDocumentType(organizationId: string) {
  return useOrganizationMutation<SavedType, OrganizationType>(organizationId, {
    mutationFn: async (saved) => {
      const response =
        saved.key === undefined
          ? types.$post({ param: { organizationId }, json: saved.input })
          : one.$patch({ param: { organizationId, key: saved.key }, json: saved.input });
      return (await fetchJson(response, 'documentType')).documentType;
    },
  });
}

export function useDeleteDocumentType(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    isWhole: true,
    mutationFn: (key) => fetchVoid(one.$delete({ param: { organizationId, key } })),
    onError: errorToast(),
  });
}
