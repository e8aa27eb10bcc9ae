import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/text/password-field.tsx';

export function NewPasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      autoComplete="new-password"
      hint={
        props.error ? undefined : t('auth.form.password.hint', { minLength: limits.password.min })
      }
      {...props}
    />
  );
}
