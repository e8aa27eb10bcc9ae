import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Invitation,
  InvitationInput,
  ReceivedInvitation,
} from '../../../shared/people/invitations/invitation.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { refetchOrganizations } from '../organizations/organization-api.ts';

const ofOrganization = api.organizations[':organizationId'].members.invitations;
const fiveMinutes = 300_000;

export function invitationsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'invitations'),
    queryFn: async ({ signal }) =>
      (
        await fetchJson(
          ofOrganization.$get({ param: { organizationId } }, { init: { signal } }),
          'invitations',
        )
      ).invitations,
  });
}

const receivedInvitationsKey = ['invitations'] as const;

export const receivedInvitationsQuery = queryOptions({
  queryKey: [...receivedInvitationsKey, 'received'],
  queryFn: async () => (await fetchJson(api.invitations.$get(), 'receivedInvitations')).invitations,
});

export const invitationCountQuery = queryOptions({
  queryKey: [...receivedInvitationsKey, 'count'],
  queryFn: async () =>
    (await fetchJson(api.invitations.count.$get(), 'invitationCount')).pendingInvitationsCount,
  staleTime: fiveMinutes,
});

export function useInvite(
  organizationId: string,
  callbacks: MutationCallbacks<void, InvitationInput>,
) {
  return useOrganizationMutation<InvitationInput, void>(organizationId, {
    ...callbacks,
    mutationFn: (json) => fetchVoid(ofOrganization.$post({ param: { organizationId }, json })),
  });
}

export type InvitationChange = 'cancel' | 'resend';

export function useChangeInvitation(
  { id, organizationId }: Invitation,
  callbacks: MutationCallbacks<void, InvitationChange>,
) {
  return useOrganizationMutation<InvitationChange, void>(organizationId, {
    ...callbacks,
    mutationFn: (change) => postTo(id, change),
  });
}

export type InvitationResponse = 'accept' | 'reject';

/** A response of the invited user to an invitation. Their organizations are refetched before `onSuccess`. */
export function useRespondToInvitation(
  { id }: ReceivedInvitation,
  callbacks: MutationCallbacks<void, InvitationResponse>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...callbacks,
    mutationFn: async (response: InvitationResponse) => {
      await postTo(id, response);
      if (response === 'accept') await refetchOrganizations(queryClient);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: receivedInvitationsKey }),
  });
}

function postTo(invitationId: string, action: InvitationChange | InvitationResponse) {
  return fetchVoid(api.invitations[':invitationId'][action].$post({ param: { invitationId } }));
}
