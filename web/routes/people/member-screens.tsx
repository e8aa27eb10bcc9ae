import { getRouteApi } from '@tanstack/react-router';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { InvitationsPage } from '../../people/invitations/invitations-page.tsx';
import { InvitePage } from '../../people/invitations/invite-page.tsx';
import { ReceivedInvitationsPage } from '../../people/invitations/received-invitations-page.tsx';
import { MembersPage } from '../../people/members/members-page.tsx';

const organization = getRouteApi('/private/organizations/$organizationId');

export function MembersScreen() {
  const params = organization.useParams();
  return <MembersPage key={params.organizationId} {...params} />;
}

export function InviteScreen() {
  const params = organization.useParams();
  return <InvitePage key={params.organizationId} {...params} />;
}

export function OrganizationInvitationsScreen() {
  const params = organization.useParams();
  return <InvitationsPage key={params.organizationId} {...params} />;
}

export function ReceivedInvitationsScreen() {
  const navigate = useNavigateFromHere();
  return (
    <ReceivedInvitationsPage
      onAccepted={(organizationId) =>
        void navigate({ to: '/organizations/$organizationId', params: { organizationId } })
      }
    />
  );
}
