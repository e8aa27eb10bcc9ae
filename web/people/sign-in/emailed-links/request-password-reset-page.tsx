import { useConfig } from '../../../api/session/config-api.ts';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { OpenMailButton } from './open-mail-button.tsx';
import { EmailField } from '../email-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useRequestPasswordReset } from './emailed-link-api.ts';

export function RequestPasswordResetPage() {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const { baseUrl } = useConfig();
  const redirectTo = new URL('/reset-password', baseUrl).href;
  const request = useRequestPasswordReset();
  const { errors, loadError, formProps } = useAuthForm('email', (input) =>
    request.mutateAsync({ ...input, redirectTo }),
  );

  if (request.isSuccess) {
    const { email } = request.variables;
    return (
      <>
        <AuthHeading title={t('auth.request-reset.sent.title')}>
          {t('auth.request-reset.sent.description', { email })}
        </AuthHeading>
        <div className="flex flex-col gap-3">
          <OpenMailButton email={email} />
          <BackToLogin />
        </div>
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('auth.request-reset.title')}>
        {t('auth.request-reset.description')}
      </AuthHeading>
      <Form {...formProps}>
        <EmailField error={fieldMessage(errors.email)} />
        <Button type="submit" variant="primary" size="lg" isLoading={request.isPending}>
          {t('auth.request-reset.submit')}
        </Button>
        <FormError error={request.error ?? loadError} />
        <BackToLogin />
      </Form>
    </>
  );
}
