import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasCode } from '../../../api/api-error.ts';
import { sessionQuery } from '../../../api/session/session-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { useEnter } from '../use-enter.ts';
import { useVerifyEmail } from './emailed-link-api.ts';

/** The destination of the emailed link. Only its button verifies the address, as mail filters open every link. */
export function VerifyEmailPage({
  token,
  returnTo,
}: {
  token: string;
  returnTo: string | undefined;
}) {
  const { t } = useTranslation();
  const verify = useVerifyEmail();

  if (verify.isSuccess) return <VerifiedEmail returnTo={returnTo} />;
  return (
    <>
      <AuthHeading title={t('auth.email-validation.title')}>
        {t('auth.email-confirmation.description')}
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <Button
          variant="primary"
          size="lg"
          isLoading={verify.isPending}
          onClick={() => verify.mutate({ token })}
        >
          {t('auth.email-confirmation.submit')}
        </Button>
        <FormError error={verify.error} />
        {hasCode(verify.error, 'INVALID_TOKEN') && (
          <Button
            variant="link"
            render={<Link to="/email-validation-required" search={{ returnTo }} />}
          >
            {t('auth.reset.ask-again')}
          </Button>
        )}
      </div>
    </>
  );
}

function VerifiedEmail({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const enter = useEnter(returnTo);
  return (
    <>
      <AuthHeading title={t('auth.email-confirmation.done.title')}>
        {session
          ? t('auth.email-confirmation.done.signed-in', { email: session.user.email })
          : t('auth.email-confirmation.done.description')}
      </AuthHeading>
      {session ? (
        <Button variant="primary" size="lg" onClick={() => void enter()}>
          {t('auth.email-confirmation.done.continue')}
        </Button>
      ) : (
        <Button variant="primary" size="lg" render={<Link to="/login" search={{ returnTo }} />}>
          {t('auth.reset.done.to-login')}
        </Button>
      )}
    </>
  );
}
