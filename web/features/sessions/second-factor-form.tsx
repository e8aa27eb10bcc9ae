import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form, FormError } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { verifyRecoveryCode, verifyTotp } from './auth-api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { secondFactorResolver } from './lazy-resolvers.ts';
import { useEnter } from './use-enter.ts';

/** The second step of a sign-in: the code of the authenticator app, or one of the recovery codes. */
export function SecondFactorForm({
  returnTo,
  onCancel,
}: {
  returnTo: string | undefined;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const errorMessage = useErrorMessage();
  const enter = useEnter(returnTo);
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    resolver: secondFactorResolver,
    defaultValues: { code: '', trustDevice: false },
  });

  useEffect(() => setFocus('code'), [setFocus]);

  const verify = useMutation({
    mutationFn: isRecovery ? verifyRecoveryCode : verifyTotp,
    onSuccess: enter,
  });
  const switchKind = () => {
    verify.reset();
    reset();
    setIsRecovery(!isRecovery);
    setFocus('code');
  };

  return (
    <>
      <AuthHeading title={t('auth.second-factor.title')}>
        {isRecovery
          ? t('auth.second-factor.recovery-description')
          : t('auth.second-factor.description')}
      </AuthHeading>
      <Form onSubmit={handleSubmit((input) => verify.mutate(input))}>
        <TextField
          label={isRecovery ? t('auth.second-factor.recovery-code') : t('auth.second-factor.code')}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError(formState.errors.code)}
          {...register('code')}
        />
        <Checkbox label={t('auth.second-factor.trust-device')} {...register('trustDevice')} />
        <Button type="submit" variant="primary" size="lg" isLoading={verify.isPending}>
          {t('auth.second-factor.submit')}
        </Button>
        <FormError>{verify.error && errorMessage(verify.error)}</FormError>
      </Form>
      <div className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button variant="link" onClick={switchKind}>
          {isRecovery ? t('auth.second-factor.use-app') : t('auth.second-factor.use-recovery-code')}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {t('auth.back-to-login')}
        </Button>
      </div>
    </>
  );
}
