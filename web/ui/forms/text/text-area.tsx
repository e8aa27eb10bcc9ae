import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from '../field.tsx';
import { directionOf } from './text-direction.ts';

/**
 * In characters. For a longer text, browsers take seconds to compute its height whenever anything on the page changes,
 * and the direction of each line.
 */
const longTextLength = 20_000;

interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value'> {
  /** Grows with its text up to a maximum height, which a long text has from the start. */
  isAutoSized?: boolean;
  value?: string;
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
  value,
  dir,
  ...textarea
}: TextAreaProps) {
  const isLong = value !== undefined && value.length > longTextLength;
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          value={value}
          dir={isLong && dir === 'auto' ? directionOf(value) : dir}
          {...control}
          className={clsx(
            controlStyles,
            'read-only:bg-surface-sunken max-h-125 min-h-20 resize-y px-3 py-2 leading-5',
            isAutoSized && (isLong ? 'h-125' : 'field-sizing-content'),
            inputClassName,
          )}
        />
      )}
    </Field>
  );
}
