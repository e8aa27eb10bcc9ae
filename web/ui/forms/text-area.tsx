import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Grows with its text up to a maximum height. */
  isAutoSized?: boolean;
  inputClassName?: string;
}

export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  isAutoSized,
  inputClassName,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={clsx(
            controlStyles,
            'read-only:bg-surface-sunken max-h-125 min-h-20 resize-y px-3 py-2 leading-5',
            isAutoSized && 'field-sizing-content',
            inputClassName,
          )}
        />
      )}
    </Field>
  );
}
