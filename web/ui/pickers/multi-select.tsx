import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CutText } from '../display/cut-text.tsx';
import { controlStyles, Field, type FieldProps } from '../forms/field.tsx';
import { OptionPopup, type Option } from './option-popup.tsx';
import { useCreatableOptions, type OptionCreation } from './use-creatable-options.tsx';

export interface MultiSelectProps extends FieldProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Placeholder of the empty field. */
  placeholder: string;
  /** Placeholder of the search field; `placeholder` by default. */
  searchPlaceholder?: string;
  emptyLabel: ReactNode;
  /** Offers to create an option from the search text. */
  creation?: OptionCreation;
  footer?: ReactNode;
  disabled?: boolean;
}

/** A form field for any number of options. */
export function MultiSelect({
  options,
  value,
  onValueChange,
  placeholder,
  searchPlaceholder = placeholder,
  emptyLabel,
  creation,
  footer,
  disabled,
  ...field
}: MultiSelectProps) {
  const { items, inputProps, chosen } = useCreatableOptions(options, creation);
  const chosenOptions = options.filter((option) => value.includes(option.value));
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={items}
      {...inputProps}
      value={chosenOptions}
      onValueChange={(next) => {
        const values = chosen(next);
        if (values) onValueChange(values);
      }}
      disabled={disabled}
    >
      <Field {...field}>
        {(control) => (
          <Combobox.Trigger
            {...control}
            className={clsx(
              controlStyles,
              'flex min-h-9 items-center gap-2 py-1.5 pr-2.5 pl-3 text-left data-popup-open:border-focus-ring pointer-coarse:min-h-10',
            )}
          >
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
              {chosenOptions.length === 0 && <span className="text-faint">{placeholder}</span>}
              {chosenOptions.map((option) => (
                <span key={option.value} className="flex min-w-0 items-center gap-1.5">
                  {option.leading}
                  <span className="relative min-w-0" title={option.label}>
                    <CutText text={option.label} />
                  </span>
                </span>
              ))}
            </span>
            <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
          </Combobox.Trigger>
        )}
      </Field>
      <OptionPopup
        label={field.label}
        placeholder={searchPlaceholder}
        emptyLabel={emptyLabel}
        footer={footer}
        className="w-(--anchor-width) min-w-56"
      />
    </Combobox.Root>
  );
}
