import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { controlStyles, Field, type FieldProps } from '../forms/field.tsx';
import { Picker, type PickerProps } from './picker.tsx';

export interface PickerFieldProps
  extends FieldProps, Omit<PickerProps, 'label' | 'trigger' | 'className'> {
  label: string;
  text: string;
  isEmpty: boolean;
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function PickerField(props: PickerFieldProps) {
  const { label, hint, error, isRequired, isLabelHidden, className, ...rest } = props;
  const { text, isEmpty, isBusy = false, ref, children, ...picker } = rest;
  return (
    <Field {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(control) => (
        <Picker
          {...picker}
          className="w-(--anchor-width) min-w-64"
          label={`${label}: ${text}`}
          trigger={
            <button
              type="button"
              {...control}
              ref={ref}
              aria-label={`${label}: ${text}`}
              aria-busy={isBusy || undefined}
              className={clsx(
                controlStyles,
                'flex min-h-9 items-center gap-2 py-1.5 pr-2.5 pl-3 text-left data-popup-open:border-focus-ring pointer-coarse:min-h-10',
              )}
            >
              {children || (
                <bdi className={clsx('min-w-0 flex-1 wrap-anywhere', isEmpty && 'text-faint')}>
                  {text}
                </bdi>
              )}
              <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
            </button>
          }
        />
      )}
    </Field>
  );
}
