import { useSessionDeletion } from '../app-shell/session-end.ts';
import { AccountSections } from '../features/sessions/account-sections.tsx';
import { SettingsPage } from '../features/users/settings-page.tsx';

export function SettingsScreen() {
  const leave = useSessionDeletion();
  return (
    <SettingsPage>
      <AccountSections onDeleted={leave} />
    </SettingsPage>
  );
}
