import { useSessionDeletion } from '../app-shell/session-end.ts';
import { AccountSections } from '../people/account/account-sections.tsx';
import { SettingsPage } from '../people/users/settings-page.tsx';

export function SettingsScreen() {
  const leave = useSessionDeletion();
  return (
    <SettingsPage>
      <AccountSections onDeleted={leave} />
    </SettingsPage>
  );
}
