import type { QueryClient } from '@tanstack/react-query';
import { canInvite } from '../../../shared/people/members/member-rules.ts';
import { prefetch } from '../../api/queries/prefetch.ts';
import {
  invitationsQuery,
  receivedInvitationsQuery,
} from '../../people/invitations/invitation-api.ts';
import { currentMemberQuery } from '../../api/session/current-member-api.ts';
import { membersQuery } from '../../people/members/member-api.ts';

/** Returns whether the user may invite members. The organization's frame reports a failure to load the membership. */
export async function mayInvite(queryClient: QueryClient, organizationId: string) {
  const member = await queryClient
    .ensureQueryData(currentMemberQuery(organizationId))
    .catch(() => undefined);
  return member === undefined || canInvite(member.role);
}

export function startMembers(queryClient: QueryClient, organizationId: string) {
  void prefetch(queryClient, membersQuery(organizationId));
}

export function startInvitations(queryClient: QueryClient, organizationId: string) {
  void prefetch(queryClient, invitationsQuery(organizationId));
}

export function startReceivedInvitations(queryClient: QueryClient) {
  void prefetch(queryClient, receivedInvitationsQuery);
}
