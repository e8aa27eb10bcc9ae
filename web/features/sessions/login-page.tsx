import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/config-query.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { AuthMethods } from './auth-methods.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LoginForm } from './login-form.tsx';

const route = getRouteApi('/public-only/login');

export function LoginPage() {
  const { t } = useTranslation();
  const { auth } = useConfig();
  const { returnTo, error } = route.useSearch();

  return (
    <>
      <AuthHeading title={t('auth.login.title')}>{t('auth.login.description')}</AuthHeading>
      {error && (
        <Callout tone="danger" className="mb-5">
          {t('auth.provider-failed')}
        </Callout>
      )}
      <AuthMethods returnTo={returnTo} revealLabel={t('auth.login.with-email')}>
        <LoginForm returnTo={returnTo} />
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
