import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/text/text-field.tsx';

export function EmailField(props: Pick<TextFieldProps, 'error' | 'defaultValue' | 'className'>) {
  const { t } = useTranslation();
  return (
    <TextField
      name="email"
      label={t('auth.form.email.label')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      placeholder={t('auth.form.email.placeholder')}
      {...props}
    />
  );
}
