import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

interface SelectProps
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'multiple'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  size?: 'sm' | 'md';
}

export function Select({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  options,
  size = 'md',
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(control) => (
        <div className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={clsx(
              // A long label ends before the arrow: text truncated at the padding would lie under it.
              'select-picker overflow-clip text-ellipsis whitespace-nowrap [overflow-clip-margin:content-box]',
              controlStyles,
              size === 'sm' ? 'h-8 pr-7 pl-2.5 text-sm' : 'h-9 pr-9 pl-3',
              'cursor-pointer pointer-coarse:h-10',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className={clsx(
              'pointer-events-none absolute text-muted',
              size === 'sm' ? 'right-2' : 'right-2.5',
            )}
          />
        </div>
      )}
    </Field>
  );
}
