import { Fingerprint } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { useEnter } from '../use-enter.ts';
import { useSignInWithPasskey } from './login-api.ts';

export function PasskeyButton({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const enter = useEnter(returnTo);
  const signIn = useSignInWithPasskey({ onSuccess: enter });
  return (
    <>
      <Button
        size="lg"
        className="w-full"
        icon={<Fingerprint size={16} aria-hidden />}
        isLoading={signIn.isPending}
        onClick={() => signIn.mutateAsync()}
      >
        {t('auth.login.with-passkey')}
      </Button>
      <FormError error={signIn.error} />
    </>
  );
}
