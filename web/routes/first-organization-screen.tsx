import { InvitationNotice } from '../people/invitations/invitation-notice.tsx';
import { FirstOrganizationPage } from '../people/organizations/first-organization-page.tsx';

export function FirstOrganizationScreen() {
  return (
    <FirstOrganizationPage>
      <InvitationNotice />
    </FirstOrganizationPage>
  );
}
