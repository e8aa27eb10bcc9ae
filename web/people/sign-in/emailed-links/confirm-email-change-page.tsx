import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../../../api/session/session-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { useEnter } from '../use-enter.ts';
import { useConfirmEmailChange } from './emailed-link-api.ts';

/**
 * The destination of the link sent to a new address. Only its button changes the address, as mail filters open every
 * link.
 */
export function ConfirmEmailChangePage({ token }: { token: string }) {
  const { t } = useTranslation();
  const confirm = useConfirmEmailChange();
  if (confirm.isSuccess) return <ChangedEmail />;
  return (
    <>
      <AuthHeading title={t('auth.email-change.title')}>
        {t('auth.email-change.description')}
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <Button
          variant="primary"
          size="lg"
          isLoading={confirm.isPending}
          onClick={() => confirm.mutate({ token })}
        >
          {t('auth.email-change.submit')}
        </Button>
        <FormError error={confirm.error} />
      </div>
    </>
  );
}

function ChangedEmail() {
  const { t } = useTranslation();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const enter = useEnter(undefined);
  return (
    <>
      <AuthHeading title={t('auth.email-change.done')}>
        {session && t('auth.email-confirmation.done.signed-in', { email: session.user.email })}
      </AuthHeading>
      {session ? (
        <Button variant="primary" size="lg" onClick={() => void enter()}>
          {t('auth.email-confirmation.done.continue')}
        </Button>
      ) : (
        <Button variant="primary" size="lg" render={<Link to="/login" />}>
          {t('auth.reset.done.to-login')}
        </Button>
      )}
    </>
  );
}
