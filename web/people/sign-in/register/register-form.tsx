import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { EmailField } from '../email-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useEnter } from '../use-enter.ts';
import { useSignUp } from './register-api.ts';

export function RegisterForm({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const { auth, baseUrl } = useConfig();
  const navigate = useNavigate();
  const enter = useEnter(returnTo);
  const signUp = useSignUp({
    onSuccess: (_response, { email }) =>
      auth.isEmailVerificationRequired
        ? navigate({ to: '/email-validation-required', search: { returnTo }, state: { email } })
        : enter(),
  });
  const callbackURL = new URL(returnTo ?? '/', baseUrl).href;
  const { errors, loadError, formProps } = useAuthForm('signUp', (input) =>
    signUp.mutateAsync({ ...input, callbackURL }),
  );

  return (
    <Form {...formProps}>
      <EmailField error={fieldMessage(errors.email)} />
      <TextField
        name="name"
        label={t('auth.form.name.label')}
        autoComplete="name"
        placeholder={t('auth.form.name.placeholder')}
        error={fieldMessage(errors.name)}
      />
      <NewPasswordField
        name="password"
        label={t('auth.form.password.label')}
        error={fieldMessage(errors.password)}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!auth.providers.email.isEnabled}
        isLoading={signUp.isPending}
      >
        {t('auth.register.submit')}
      </Button>
      <FormError error={signUp.error ?? loadError} />
    </Form>
  );
}
