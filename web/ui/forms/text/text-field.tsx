import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles, Field, type FieldProps } from '../field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'size'> {
  icon?: ReactNode;
  trailing?: ReactNode;
  inputClassName?: string;
}

export function TextField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  icon,
  trailing,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(control) => (
        <div className="relative flex items-center">
          {icon && <span className="pointer-events-none absolute left-2.5 text-faint">{icon}</span>}
          <input
            type="text"
            {...input}
            {...control}
            className={clsx(
              controlStyles,
              'read-only:bg-surface-sunken h-9 px-3 pointer-coarse:h-10',
              icon && 'pl-8.5',
              trailing && 'pr-10',
              inputClassName,
            )}
          />
          {trailing && (
            <span className="absolute right-0.5 flex items-center text-muted">{trailing}</span>
          )}
        </div>
      )}
    </Field>
  );
}
