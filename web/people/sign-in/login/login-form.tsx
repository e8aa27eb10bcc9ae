import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hasCode } from '../../../api/api-error.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/text/password-field.tsx';
import { EmailField } from '../email-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useEnter } from '../use-enter.ts';
import { useSignIn } from './login-api.ts';

export function LoginForm({
  returnTo,
  onSecondFactor,
}: {
  returnTo: string | undefined;
  onSecondFactor: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const { auth, baseUrl } = useConfig();
  const { isEnabled } = auth.providers.email;
  const navigate = useNavigate();
  const enter = useEnter(returnTo);
  const signIn = useSignIn({
    onSuccess: ({ needsSecondFactor }) => (needsSecondFactor ? onSecondFactor() : enter()),
    onError: async (error, { email }) => {
      if (!hasCode(error, 'EMAIL_NOT_VERIFIED')) return;
      await navigate({
        to: '/email-validation-required',
        search: { returnTo },
        state: { email },
      });
    },
  });
  const { errors, loadError, formProps } = useAuthForm('signIn', (input) =>
    signIn.mutateAsync({ ...input, callbackURL: baseUrl }),
  );

  return (
    <Form {...formProps}>
      <EmailField error={fieldMessage(errors.email)} />
      <PasswordField
        name="password"
        label={t('auth.form.password.label')}
        error={fieldMessage(errors.password)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox name="rememberMe" label={t('auth.login.remember-me')} defaultChecked />
        {isEnabled && auth.isPasswordResetEnabled && (
          <Button variant="link" render={<Link to="/request-password-reset" />}>
            {t('auth.login.forgot-password')}
          </Button>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!isEnabled}
        isLoading={signIn.isPending}
      >
        {t('auth.login.submit')}
      </Button>
      <FormError error={signIn.error ?? loadError} />
    </Form>
  );
}
