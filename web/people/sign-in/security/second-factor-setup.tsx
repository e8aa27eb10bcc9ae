import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { secondFactorSchema } from '../../../../shared/people/sign-in/auth-endpoints.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Form, FormActions, FormError } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { useConfirmSecondFactor } from './security-api.ts';

export function SecondFactorSetup(props: {
  totpUri: string;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { totpUri, onDone, onCancel } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(secondFactorSchema),
    defaultValues: { code: '', trustDevice: false },
  });
  const verify = useConfirmSecondFactor({ onSuccess: onDone });

  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <QrCode text={totpUri} label={t('account.second-factor.qr')} />
      <Form
        className="min-w-0 flex-1"
        onSubmit={handleSubmit((input) => verify.mutateAsync(input))}
      >
        <p className="text-pretty text-muted">{t('account.second-factor.scan')}</p>
        <div className="flex min-w-0 items-center gap-1">
          <code className="min-w-0 font-mono text-sm wrap-anywhere">{secret}</code>
          <CopyButton
            value={secret}
            label={t('account.second-factor.copy-secret')}
            copiedLabel={t('account.second-factor.copied')}
            variant="ghost"
            isIconOnly
          />
        </div>
        <TextField
          label={t('auth.second-factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-60"
          error={fieldError(formState.errors.code)}
          {...register('code')}
        />
        <FormActions>
          <Button type="submit" variant="primary" isLoading={verify.isPending}>
            {t('account.second-factor.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </FormActions>
        <FormError error={verify.error} />
      </Form>
    </div>
  );
}
