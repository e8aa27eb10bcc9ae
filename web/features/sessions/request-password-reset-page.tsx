import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useConfig } from '../../api/config-query.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormError } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { requestPasswordReset } from './auth-api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { emailResolver, loadResolvers } from './lazy-resolvers.ts';
import { OpenMailButton } from './open-mail-button.tsx';

export function RequestPasswordResetPage() {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const errorMessage = useErrorMessage();
  const { baseUrl } = useConfig();
  const { register, handleSubmit, formState } = useForm({
    resolver: emailResolver,
    defaultValues: { email: '' },
  });
  const redirectTo = new URL('/reset-password', baseUrl).href;
  const request = useMutation({
    mutationFn: ({ email }: { email: string }) => requestPasswordReset({ email, redirectTo }),
  });

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
      <Form onSubmit={handleSubmit((input) => request.mutate(input))} onFocus={loadResolvers}>
        <TextField
          label={t('auth.form.email.label')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          placeholder={t('auth.form.email.placeholder')}
          error={fieldError(formState.errors.email)}
          {...register('email')}
        />
        <Button type="submit" variant="primary" size="lg" isLoading={request.isPending}>
          {t('auth.request-reset.submit')}
        </Button>
        <FormError>
          {request.error && errorMessage(request.error, { fallback: 'error.unknown' })}
        </FormError>
        <BackToLogin />
      </Form>
    </>
  );
}

function BackToLogin() {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="lg"
      icon={<ArrowLeft size={16} aria-hidden />}
      render={<Link to="/login" />}
    >
      {t('auth.back-to-login')}
    </Button>
  );
}
