import { InvitationNotice } from '../features/invitations/invitation-notice.tsx';
import { FirstOrganizationPage } from '../features/organizations/first-organization-page.tsx';

export function FirstOrganizationScreen() {
  return (
    <FirstOrganizationPage>
      <InvitationNotice />
    </FirstOrganizationPage>
  );
}
