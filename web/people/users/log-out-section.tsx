import { LogOut } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/forms/form.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { useSignOut } from '../sign-in/sign-out-api.ts';

export function LogOutSection({ onSignedOut }: { onSignedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const signOut = useSignOut({ onSuccess: onSignedOut });
  return (
    <Card>
      <CardHeader title={t('account.logout.title')} description={t('account.logout.description')} />
      <CardBody>
        <Button
          icon={<LogOut size={16} aria-hidden />}
          isLoading={signOut.isPending}
          onClick={() => signOut.mutateAsync()}
        >
          {t('user-menu.logout')}
        </Button>
        <FormError error={signOut.error} />
      </CardBody>
    </Card>
  );
}
