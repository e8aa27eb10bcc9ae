import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  organizationResponseSchema,
  type OrganizationInput,
} from '../../../shared/people/organizations/organization.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { organizationQuery, organizationsQuery } from './organization-api.ts';

/** Makes an organization and goes into it. */
export function useCreateOrganization() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (input: OrganizationInput) =>
      (await fetchJson(api.organizations.$post({ json: input }), organizationResponseSchema))
        .organization,
    onSuccess: async (organization) => {
      queryClient.setQueryData(organizationQuery(organization.id).queryKey, organization);
      await queryClient.invalidateQueries({
        queryKey: organizationsQuery.queryKey,
        exact: true,
        refetchType: 'all',
      });
      await navigate({
        to: '/organizations/$organizationId',
        params: { organizationId: organization.id },
      });
    },
  });
}
