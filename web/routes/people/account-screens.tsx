import { useEndSession } from '../../app-shell/session/session-end.ts';
import { AccountSections } from '../../people/users/account-sections.tsx';
import { AccountSettingsPage } from '../../people/users/account-settings-page.tsx';

export function AccountSettingsScreen() {
  const endSession = useEndSession();
  return (
    <AccountSettingsPage>
      <AccountSections onSignedOut={endSession} onDeleted={endSession} />
    </AccountSettingsPage>
  );
}
