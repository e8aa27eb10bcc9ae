import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue'
> {
  label: ReactNode;
  isLabelHidden?: boolean;
  error?: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  name,
  className,
  ...input
}: RadioGroupProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className={clsx('flex flex-col gap-2', className)}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="group/radio flex items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-50 pointer-coarse:min-h-10 pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            {...input}
            name={name ?? id}
            value={option.value}
            disabled={option.disabled ?? input.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
            className="mt-0.5 size-4 shrink-0 cursor-[inherit] appearance-none rounded-full border border-border-strong bg-surface transition-[border-color,border-width] duration-fast group-hover/radio:border-muted checked:border-5 checked:border-accent-strong group-hover/radio:checked:border-accent-strong"
          />
          <span className="flex min-w-0 flex-col">
            <span>{option.label}</span>
            {option.hint && <span className="text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
