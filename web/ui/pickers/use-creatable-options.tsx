import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Option } from './option-popup.tsx';

export interface OptionCreation {
  /** The label of the item that creates an option from the typed text. */
  label: (text: string) => string;
  run: (text: string) => void;
}

const creationValue = '\0create';

/** Adds an item that creates a new option, unless the typed text is the label of one. */
export function useCreatableOptions(options: readonly Option[], creation?: OptionCreation) {
  const [inputValue, setInputValue] = useState('');
  const typed = inputValue.trim();
  const isNew =
    creation !== undefined &&
    typed !== '' &&
    !options.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const items: readonly Option[] = isNew
    ? [
        ...options,
        {
          value: creationValue,
          label: creation.label(typed),
          leading: <Plus size={16} aria-hidden className="text-muted" />,
        },
      ]
    : options;

  return {
    items,
    inputProps: { inputValue, onInputValueChange: setInputValue },
    /** The chosen values; creates the option if its item was chosen. */
    chosen(next: readonly Option[]): string[] {
      if (next.some(({ value }) => value === creationValue)) {
        creation?.run(typed);
        setInputValue('');
      }
      return next.map(({ value }) => value).filter((value) => value !== creationValue);
    },
  };
}
