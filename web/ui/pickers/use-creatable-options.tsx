import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Option } from './option-popup.tsx';

export interface OptionCreation {
  /** What the line says that makes an option of what was typed. */
  label: (text: string) => string;
  run: (text: string) => void;
}

const creationValue = '\0create';

/** The options with one more that makes a new option, as long as what is typed is the name of none. */
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
    /** What was chosen, without the line that makes an option; choosing that one makes it. */
    chosen(next: readonly Option[]): string[] {
      if (next.some(({ value }) => value === creationValue)) {
        creation?.run(typed);
        setInputValue('');
      }
      return next.map(({ value }) => value).filter((value) => value !== creationValue);
    },
  };
}
