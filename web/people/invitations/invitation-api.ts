import { queryOptions } from '@tanstack/react-query';
import {
  invitationCountResponseSchema,
  invitationsResponseSchema,
  receivedInvitationsResponseSchema,
  type InvitationInput,
} from '../../../shared/people/invitations/invitation.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';

const ofOrganization = api.organizations[':organizationId'].members.invitations;
const fiveMinutes = 300_000;

/** The invitations of an organization, newest first. */
export function invitationsQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'invitations'),
    queryFn: async ({ signal }) =>
      (
        await fetchJson(
          ofOrganization.$get({ param: { organizationId } }, { init: { signal } }),
          invitationsResponseSchema,
        )
      ).invitations,
  });
}

export const receivedInvitationsKey = ['invitations'] as const;

/** The open invitations to one's own address. */
export const receivedInvitationsQuery = queryOptions({
  queryKey: [...receivedInvitationsKey, 'received'],
  queryFn: async () =>
    (await fetchJson(api.invitations.$get(), receivedInvitationsResponseSchema)).invitations,
});

export const invitationCountQuery = queryOptions({
  queryKey: [...receivedInvitationsKey, 'count'],
  queryFn: async () =>
    (await fetchJson(api.invitations.count.$get(), invitationCountResponseSchema))
      .pendingInvitationsCount,
  staleTime: fiveMinutes,
});

export const invite = (organizationId: string, json: InvitationInput) =>
  fetchVoid(ofOrganization.$post({ param: { organizationId }, json }));

export type InvitationDecision = 'accept' | 'reject' | 'resend' | 'cancel';

export function decideInvitation(invitationId: string, decision: InvitationDecision) {
  return fetchVoid(api.invitations[':invitationId'][decision].$post({ param: { invitationId } }));
}
