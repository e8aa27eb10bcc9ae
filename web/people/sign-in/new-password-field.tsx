import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/text/password-field.tsx';

/** A field for a new password, with its minimum length as the hint while there is no error. */
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
