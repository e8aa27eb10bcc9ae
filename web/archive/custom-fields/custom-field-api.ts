import { queryOptions, useQuery } from '@tanstack/react-query';
import type {
  CustomField,
  CustomFieldInput,
  CustomFieldUpdate,
} from '../../../shared/archive/custom-fields/custom-field.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useNameOrder } from '../../i18n/names/use-name-order.ts';

const { fields } = api.organizations[':organizationId'];
const one = fields[':fieldId'];

export function customFieldsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'custom-fields'),
    queryFn: async ({ signal }) => {
      const response = fields.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, 'customFields')).fields;
    },
  });
}

export function useCustomFields(organizationId: string, options?: { enabled: boolean }) {
  return useQuery({ ...customFieldsQuery(organizationId), ...options, select: useNameOrder() });
}

type SavedField =
  | { fieldId: undefined; input: CustomFieldInput }
  | { fieldId: string; input: CustomFieldUpdate };

export function useSaveCustomField(organizationId: string) {
  return useOrganizationMutation<SavedField, CustomField>(organizationId, {
    mutationFn: async ({ fieldId, input }) => {
      const response =
        fieldId === undefined
          ? fields.$post({ param: { organizationId }, json: input })
          : one.$patch({ param: { organizationId, fieldId }, json: input });
      return (await fetchJson(response, 'customField')).field;
    },
  });
}

export function useDeleteCustomField(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (fieldId) => fetchVoid(one.$delete({ param: { organizationId, fieldId } })),
    onError: errorToast(),
  });
}
