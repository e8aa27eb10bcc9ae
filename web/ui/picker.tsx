import { Combobox } from '@base-ui/react/combobox';
import type { ReactElement, ReactNode } from 'react';
import { OptionPopup, type Option } from './option-popup.tsx';
import { useCreatableOptions, type OptionCreation } from './use-creatable-options.tsx';

export interface PickerProps {
  trigger: ReactElement;
  /** Names the button, the search field and the list; the same words as on the button. */
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Offers to make an option of what was typed. */
  creation?: OptionCreation;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Stands below the list, such as a button that applies what was chosen. */
  footer?: ReactNode;
  align?: 'start' | 'end';
}

/** A button that opens a searchable list of options to switch on and off: tags of a document, filters of a list. */
export function Picker(props: PickerProps) {
  const { trigger, label, options, value, onValueChange, creation, open, onOpenChange, ...popup } =
    props;
  const { items, inputProps, chosen } = useCreatableOptions(options, creation);
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={items}
      {...inputProps}
      open={open}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
      value={items.filter((option) => value.includes(option.value))}
      onValueChange={(next) => onValueChange(chosen(next))}
    >
      <Combobox.Trigger render={trigger} aria-label={label} />
      <OptionPopup label={label} {...popup} className="w-64" />
    </Combobox.Root>
  );
}
