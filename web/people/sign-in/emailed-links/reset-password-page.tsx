import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '../../../api/api-error.ts';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { BackToLogin } from './back-to-login.tsx';
import { useResetPassword } from './emailed-link-api.ts';

export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const [isDone, setIsDone] = useState(false);
  const reset = useResetPassword({ onSuccess: () => setIsDone(true) });
  const { errors, loadError, formProps } = useAuthForm('newPassword', ({ newPassword }) =>
    reset.mutateAsync({ newPassword, token }),
  );

  // A successful reset uses up the link, so that the error of a further attempt is irrelevant.
  if (isDone) {
    return (
      <>
        <AuthHeading title={t('auth.reset.done.title')}>
          {t('auth.reset.done.description')}
        </AuthHeading>
        <Button variant="primary" size="lg" render={<Link to="/login" />}>
          {t('auth.reset.done.to-login')}
        </Button>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('auth.reset.title')}>{t('auth.reset.description')}</AuthHeading>
      <Form {...formProps}>
        <NewPasswordField
          name="newPassword"
          label={t('auth.reset.new-password')}
          error={fieldMessage(errors.newPassword)}
        />
        <Button type="submit" variant="primary" size="lg" isLoading={reset.isPending}>
          {t('auth.reset.submit')}
        </Button>
        <FormError error={reset.error ?? loadError} />
        {hasCode(reset.error, 'INVALID_TOKEN') && (
          <Button variant="link" render={<Link to="/request-password-reset" />}>
            {t('auth.reset.ask-again')}
          </Button>
        )}
        <BackToLogin />
      </Form>
    </>
  );
}
