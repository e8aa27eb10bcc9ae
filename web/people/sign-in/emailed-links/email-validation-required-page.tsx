import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '../../../api/config-api.ts';
import { useFieldError } from '../../../i18n/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { OpenMailButton } from './open-mail-button.tsx';
import { EmailField } from '../email-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useSendVerificationMail } from './emailed-link-api.ts';

export interface EmailValidationRequiredPageProps {
  returnTo: string | undefined;
  /** The error of a verification link. */
  linkError: string | undefined;
}

/** After signing up, after a sign-in before the verification, and where an invalid link of the email leads. */
export function EmailValidationRequiredPage({
  returnTo,
  linkError,
}: EmailValidationRequiredPageProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { auth, baseUrl } = useConfig();
  const email = useLocation({ select: ({ state }) => state.email ?? '' });
  const callbackURL = new URL(returnTo ?? '/', baseUrl).href;
  const send = useSendVerificationMail();
  const { errors, loadError, formProps } = useAuthForm('email', (input) =>
    send.mutateAsync({ ...input, callbackURL }),
  );

  const hasFailed = linkError !== undefined && !send.isSuccess;

  return (
    <>
      <AuthHeading title={t('auth.email-validation.title')}>
        {!hasFailed &&
          (email
            ? t('auth.email-validation.description-for', { email })
            : t('auth.email-validation.description'))}
      </AuthHeading>
      {hasFailed && (
        <Callout tone="danger" className="mb-5">
          {t('auth.email-validation.link-failed')}
        </Callout>
      )}
      <div className="flex flex-col gap-4">
        <OpenMailButton email={email} />
        <Form {...formProps}>
          <EmailField
            error={fieldError(errors.email)}
            className={email === '' ? undefined : 'hidden'}
            defaultValue={email}
          />
          <Button type="submit" size="lg" isLoading={send.isPending}>
            {t('auth.email-validation.send-again')}
          </Button>
          <FormError error={send.error ?? loadError} />
        </Form>
        <output className="empty:hidden">
          {send.isSuccess && (
            <Callout tone="success">{t('auth.email-validation.sent-again')}</Callout>
          )}
        </output>
        {auth.isRegistrationEnabled && (
          <Button variant="ghost" size="lg" render={<Link to="/register" search={{ returnTo }} />}>
            {t('auth.email-validation.other-address')}
          </Button>
        )}
        <BackToLogin returnTo={returnTo} />
      </div>
    </>
  );
}
