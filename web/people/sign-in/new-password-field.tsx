import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/password-field.tsx';

/** A password to be set: its minimum length is the hint, until an error takes that place. */
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
