import { Search, X } from 'lucide-react';
import { IconButton } from '../../button.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  maxLength?: number;
  className?: string;
}

export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onValueChange, maxLength, className } = props;
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      icon={<Search size={16} aria-hidden />}
      trailing={
        value !== '' && (
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={clearLabel}
            onClick={() => onValueChange('')}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )
      }
      className={className}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
