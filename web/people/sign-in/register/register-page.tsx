import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthMethods } from '../providers/auth-methods.tsx';
import { LegalLinks } from '../legal-links.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const { auth } = useConfig();

  return (
    <>
      <AuthHeading title={t('auth.register.title')}>{t('auth.register.description')}</AuthHeading>
      {auth.isRegistrationEnabled ? (
        <AuthMethods returnTo={returnTo} revealLabel={t('auth.register.with-email')}>
          <RegisterForm returnTo={returnTo} />
        </AuthMethods>
      ) : (
        <Callout tone="warning" title={t('auth.register.disabled.title')}>
          {t('auth.register.disabled.description')}
        </Callout>
      )}
      <p className="mt-6 text-muted">
        {t('auth.register.has-account')}{' '}
        <Button variant="link" render={<Link to="/login" search={{ returnTo }} />}>
          {t('auth.register.to-login')}
        </Button>
      </p>
      <LegalLinks />
    </>
  );
}
