import { Mail } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Separator } from '../../../ui/layout/separator.tsx';
import { emailFormOf, providersOf } from './auth-providers.ts';
import { ProviderButtons } from './provider-buttons.tsx';

export function AuthMethods({
  returnTo,
  revealLabel,
  passkeyButton,
  children,
}: {
  returnTo: string | undefined;
  revealLabel: string;
  passkeyButton?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { auth } = useConfig();
  const [isRevealed, setIsRevealed] = useState(false);
  const emailForm = emailFormOf(auth);

  if (emailForm === 'absent') {
    return (
      <Callout tone="warning" title={t('auth.no-provider.title')}>
        {t('auth.no-provider.description')}
      </Callout>
    );
  }
  const isFormShown = emailForm === 'shown' || isRevealed;
  const hasProviders = providersOf(auth).length > 0;
  return (
    <>
      {isRevealed && (
        <Callout tone="warning" className="mb-5">
          {t('error.EMAIL_PASSWORD_DISABLED')}
        </Callout>
      )}
      {isFormShown && children}
      {isFormShown && (hasProviders || passkeyButton) && (
        <Separator label={t('auth.or')} className="my-5" />
      )}
      <div className="flex flex-col gap-2 empty:hidden">
        {hasProviders && <ProviderButtons returnTo={returnTo} />}
        {passkeyButton}
      </div>
      {!isFormShown && (
        <Button
          variant="ghost"
          size="lg"
          className="mt-2 w-full"
          icon={<Mail size={16} aria-hidden />}
          onClick={() => setIsRevealed(true)}
        >
          {revealLabel}
        </Button>
      )}
    </>
  );
}
