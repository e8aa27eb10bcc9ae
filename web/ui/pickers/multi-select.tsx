import { CutText } from '../display/text/cut-text.tsx';
import { PickerField, type PickerFieldProps } from './picker-field.tsx';

interface MultiSelectProps extends Omit<PickerFieldProps, 'text' | 'isEmpty' | 'children'> {
  searchPlaceholder?: string;
}

export function MultiSelect({ placeholder, searchPlaceholder, ...field }: MultiSelectProps) {
  const { options, value } = field;
  const chosen = options.filter((option) => value.includes(option.value));
  const isEmpty = chosen.length === 0;
  return (
    <PickerField
      {...field}
      placeholder={searchPlaceholder ?? placeholder}
      text={isEmpty ? placeholder : chosen.map(({ label }) => label).join(', ')}
      isEmpty={isEmpty}
    >
      {!isEmpty && (
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
          {chosen.map((option) => (
            <span key={option.value} className="flex min-w-0 items-center gap-1.5">
              {option.leading}
              <span className="relative min-w-0" title={option.label}>
                <CutText text={option.label} />
              </span>
            </span>
          ))}
        </span>
      )}
    </PickerField>
  );
}
