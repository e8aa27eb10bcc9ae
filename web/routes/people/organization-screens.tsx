import { InvitationNotice } from '../../people/invitations/invitation-notice.tsx';
import { CreateOrganizationPage } from '../../people/organizations/create-organization-page.tsx';
import { FirstOrganizationPage } from '../../people/organizations/first-organization-page.tsx';
import { OrganizationsPage } from '../../people/organizations/organizations-page.tsx';

export function OrganizationsScreen() {
  return (
    <OrganizationsPage>
      <InvitationNotice />
    </OrganizationsPage>
  );
}

export function FirstOrganizationScreen() {
  return (
    <FirstOrganizationPage>
      <InvitationNotice />
    </FirstOrganizationPage>
  );
}

export function CreateOrganizationScreen() {
  return <CreateOrganizationPage />;
}
