import { Link } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import type { TranslationKey } from '../../../i18n/translation-key.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthMethods } from '../providers/auth-methods.tsx';
import { emailFormOf } from '../providers/auth-providers.ts';
import { LegalLinks } from '../legal-links.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { SecondFactorFormProps } from './second-factor-form.tsx';
import { hasPasskeys } from '../passkey-support.ts';

const providerErrors: ReadonlyMap<string, TranslationKey> = new Map(
  Object.entries({
    account_not_linked: 'auth.provider-error.account-not-linked',
    signup_disabled: 'auth.provider-error.registration-disabled',
    email_not_found: 'auth.provider-error.no-email',
  }),
);

interface LoginPageProps {
  returnTo: string | undefined;
  providerError: string | undefined;
}

export function LoginPage({ returnTo, providerError }: LoginPageProps) {
  const { t } = useTranslation();
  const { auth } = useConfig();
  const [SecondFactor, setSecondFactor] = useState<ComponentType<SecondFactorFormProps>>();
  // Loaded by the part of the login that needs it, which shows errors of loading it.
  const showSecondFactor = async () => {
    const { SecondFactorForm } = await import('./second-factor-form.tsx');
    setSecondFactor(() => SecondFactorForm);
  };

  if (SecondFactor) {
    return <SecondFactor returnTo={returnTo} onCancel={() => setSecondFactor(undefined)} />;
  }
  return (
    <>
      <AuthHeading title={t('auth.login.title')}>{t('auth.login.description')}</AuthHeading>
      {providerError && (
        <Callout tone="danger" className="mb-5">
          {t(providerErrors.get(providerError) ?? 'auth.provider-error.unknown')}
        </Callout>
      )}
      <AuthMethods
        returnTo={returnTo}
        revealLabel={t('auth.login.with-email')}
        passkeyButton={hasPasskeys && <PasskeyButton returnTo={returnTo} />}
      >
        <LoginForm returnTo={returnTo} onSecondFactor={showSecondFactor} />
      </AuthMethods>
      {auth.isRegistrationEnabled && emailFormOf(auth) !== 'absent' && (
        <p className="mt-6 text-muted">
          {t('auth.login.no-account')}{' '}
          <Button variant="link" render={<Link to="/register" search={{ returnTo }} />}>
            {t('auth.login.to-register')}
          </Button>
        </p>
      )}
      <LegalLinks />
    </>
  );
}
