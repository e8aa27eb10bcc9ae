import { useEndSession } from '../../app-shell/session/session-end.ts';
import { AccountSections } from '../../people/users/account-sections.tsx';
import { SettingsPage } from '../../people/users/settings-page.tsx';

export function SettingsScreen() {
  const endSession = useEndSession();
  return (
    <SettingsPage onSignedOut={endSession}>
      <AccountSections onDeleted={endSession} />
    </SettingsPage>
  );
}
