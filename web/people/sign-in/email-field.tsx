import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

interface EmailFieldProps {
  error: { message: string } | undefined;
  defaultValue?: string;
  className?: string;
}

/** The email address in the forms before the sign-in. */
export function EmailField({ error, ...props }: EmailFieldProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  return (
    <TextField
      name="email"
      label={t('auth.form.email.label')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      placeholder={t('auth.form.email.placeholder')}
      error={fieldError(error)}
      {...props}
    />
  );
}
