import { Combobox } from '@base-ui/react/combobox';
import type { ReactElement, ReactNode } from 'react';
import { OptionPopup, type Option } from './option-popup.tsx';

export interface PickerProps {
  trigger: ReactElement;
  /** Names the button, the search field and the list; the same words as on the button. */
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Stands below the list, such as a button that makes a new option. */
  footer?: ReactNode;
  align?: 'start' | 'end';
}

/** A button that opens a searchable list of options to switch on and off: tags of a document, filters of a list. */
export function Picker({ trigger, label, options, value, onValueChange, ...popup }: PickerProps) {
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={options}
      value={options.filter((option) => value.includes(option.value))}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
    >
      <Combobox.Trigger render={trigger} aria-label={label} />
      <OptionPopup label={label} {...popup} className="w-64" />
    </Combobox.Root>
  );
}
