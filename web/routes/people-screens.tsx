import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { InvitationsPage } from '../features/invitations/invitations-page.tsx';
import { InvitePage } from '../features/invitations/invite-page.tsx';
import { ReceivedInvitationsPage } from '../features/invitations/received-invitations-page.tsx';
import { MembersPage } from '../features/members/members-page.tsx';

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
  const navigate = useNavigate();
  return (
    <ReceivedInvitationsPage
      onAccepted={(organizationId) =>
        void navigate({ to: '/organizations/$organizationId', params: { organizationId } })
      }
    />
  );
}
