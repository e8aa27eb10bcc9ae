import { useSessionDeletion } from '../app-shell/session/session-end.ts';
import { AccountSections } from '../people/users/account-sections.tsx';
import { SettingsPage } from '../people/users/settings-page.tsx';

export function SettingsScreen() {
  const leave = useSessionDeletion();
  return (
    <SettingsPage>
      <AccountSections onDeleted={leave} />
    </SettingsPage>
  );
}
