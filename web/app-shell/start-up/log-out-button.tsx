import { LogOut } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignOut } from '../../people/sign-in/sign-out-api.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/forms/form.tsx';
import { useEndSession } from '../session/session-end.ts';

export function LogOutButton() {
  const { t } = useTranslation();
  const signOut = useSignOut({ onSuccess: useEndSession() });
  return (
    <>
      <Button
        variant="ghost"
        icon={<LogOut size={16} aria-hidden />}
        isLoading={signOut.isPending}
        onClick={() => signOut.mutateAsync()}
      >
        {t('user-menu.logout')}
      </Button>
      <FormError error={signOut.error} className="basis-full" />
    </>
  );
}
