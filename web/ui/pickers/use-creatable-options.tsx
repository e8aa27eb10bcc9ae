import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Option } from './option-popup.tsx';

export interface OptionCreation {
  /** The label of the option that creates another one. */
  label: (text: string) => string;
  run: (text: string) => void;
  /** What is typed is created as well where the list is left without Escape: nothing else keeps it. */
  createsOnLeave?: boolean;
}

const creationValue = '\0create';

/** The options, and one that creates an option unless the search text is the name of an existing one. */
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
    /** The selection; undefined if it is as it was, because the creating option was selected, which creates an option. */
    chosen(next: readonly Option[]): string[] | undefined {
      if (!next.some(({ value }) => value === creationValue)) return next.map(({ value }) => value);
      creation?.run(typed);
      setInputValue('');
      return undefined;
    },
    leave() {
      if (!isNew || !creation.createsOnLeave) return;
      creation.run(typed);
      setInputValue('');
    },
  };
}
