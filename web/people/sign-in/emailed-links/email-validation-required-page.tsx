import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '../../../api/session/config-api.ts';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { emailFormOf } from '../providers/auth-providers.ts';
import { BackToLogin } from './back-to-login.tsx';
import { OpenMailButton } from './open-mail-button.tsx';
import { EmailField } from '../email-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useSendVerificationMail } from './emailed-link-api.ts';

export function EmailValidationRequiredPage({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const { auth, baseUrl, isMailEnabled } = useConfig();
  const email = useLocation({ select: ({ state }) => state.email ?? '' });
  const callbackURL = new URL(returnTo ?? '/', baseUrl).href;
  const send = useSendVerificationMail();
  const { errors, loadError, formProps } = useAuthForm('email', (input) =>
    send.mutateAsync({ ...input, callbackURL }),
  );

  if (!isMailEnabled || emailFormOf(auth) === 'absent') {
    return (
      <>
        <AuthHeading title={t('auth.email-validation.title')}>
          {t('auth.email-validation.no-mail')}
        </AuthHeading>
        <BackToLogin returnTo={returnTo} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('auth.email-validation.title')}>
        {email
          ? t('auth.email-validation.description-for', { email })
          : t('auth.email-validation.description')}
      </AuthHeading>
      <div className="flex flex-col gap-4">
        <OpenMailButton email={email} />
        <Form {...formProps}>
          <EmailField
            error={fieldMessage(errors.email)}
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
