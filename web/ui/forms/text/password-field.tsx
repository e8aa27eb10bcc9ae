import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useUiLabels } from '../../ui-labels.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps) {
  const labels = useUiLabels();
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;

  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          aria-label={isVisible ? labels.hidePassword : labels.showPassword}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon size={16} aria-hidden />
        </IconButton>
      }
    />
  );
}
