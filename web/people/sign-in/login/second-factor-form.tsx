import { useState } from 'react';
import { useFieldMessage } from '../../../i18n/messages/use-field-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormError } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { useEnter } from '../use-enter.ts';
import { useVerifySecondFactor } from './login-api.ts';

export interface SecondFactorFormProps {
  returnTo: string | undefined;
  onCancel: () => void;
}

export function SecondFactorForm({ returnTo, onCancel }: SecondFactorFormProps) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);

  return (
    <>
      <AuthHeading title={t('auth.second-factor.title')}>
        {isRecovery
          ? t('auth.second-factor.recovery-description')
          : t('auth.second-factor.description')}
      </AuthHeading>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} returnTo={returnTo} />
      <div className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button variant="link" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('auth.second-factor.use-app') : t('auth.second-factor.use-recovery-code')}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {t('auth.back-to-login')}
        </Button>
      </div>
    </>
  );
}

function CodeForm({ isRecovery, returnTo }: { isRecovery: boolean; returnTo: string | undefined }) {
  const { t } = useTranslation();
  const fieldMessage = useFieldMessage();
  const enter = useEnter(returnTo);
  const verify = useVerifySecondFactor(isRecovery ? 'backup-code' : 'totp', { onSuccess: enter });
  const { errors, loadError, formProps } = useAuthForm('secondFactor', (input) =>
    verify.mutateAsync(input),
  );

  return (
    <Form {...formProps}>
      <TextField
        ref={focus}
        name="code"
        label={isRecovery ? t('auth.second-factor.recovery-code') : t('auth.second-factor.code')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldMessage(errors.code)}
      />
      <Checkbox name="trustDevice" label={t('auth.second-factor.trust-device')} />
      <Button type="submit" variant="primary" size="lg" isLoading={verify.isPending}>
        {t('auth.second-factor.submit')}
      </Button>
      <FormError error={verify.error ?? loadError} />
    </Form>
  );
}

// The code is the only field.
function focus(field: HTMLInputElement | null) {
  field?.focus();
}
