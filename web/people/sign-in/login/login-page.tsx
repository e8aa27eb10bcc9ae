import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TranslationKey } from '../../../i18n/translation-key.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { defer, partOf } from '../../../ui/overlays/deferred.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthMethods } from '../providers/auth-methods.tsx';
import { LegalLinks } from '../legal-links.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from '../passkey-support.ts';

// Loaded as the end of a sign-in that needs it, which shows what loading fails with.
const secondFactor = defer(() => import('./second-factor-form.tsx'));
const SecondFactorForm = partOf(secondFactor, 'SecondFactorForm');

/** Errors of a provider's sign-in that have a message of their own. */
const providerErrors: ReadonlyMap<string, TranslationKey> = new Map(
  Object.entries({
    account_not_linked: 'auth.provider-error.account-not-linked',
    signup_disabled: 'auth.provider-error.registration-disabled',
    email_not_found: 'auth.provider-error.no-email',
  }),
);

export interface LoginPageProps {
  returnTo: string | undefined;
  /** The error of a provider's sign-in. */
  providerError: string | undefined;
}

export function LoginPage({ returnTo, providerError }: LoginPageProps) {
  const { t } = useTranslation();
  const { auth } = useConfig();
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false);
  const showSecondFactor = async () => {
    await secondFactor.load();
    setNeedsSecondFactor(true);
  };

  if (needsSecondFactor) {
    return <SecondFactorForm returnTo={returnTo} onCancel={() => setNeedsSecondFactor(false)} />;
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
      {auth.isRegistrationEnabled && (
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
