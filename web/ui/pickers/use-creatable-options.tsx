import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Option } from './option-popup.tsx';

export interface OptionCreation {
  label: (text: string) => string;
  /** The typed text is restored if the result is false, as nothing was created. */
  run: (text: string) => void | Promise<boolean>;
  /** Also creates an option when the list is left by any way other than Escape, as the typed text would be lost. */
  createsOnLeave?: boolean;
}

const creationValue = '\0create';

/** Returns the options, and one that creates an option, unless the search text is the name of an existing one. */
export function useCreatableOptions(options: readonly Option[], creation?: OptionCreation) {
  const [inputValue, setInputValue] = useState('');
  const typed = inputValue.trim();
  const isTyped = (name: string) => name.toLowerCase() === typed.toLowerCase();
  const isNew =
    creation !== undefined &&
    typed !== '' &&
    !options.some(({ label, otherNames = [] }) => [label, ...otherNames].some(isTyped));
  const found = typed === '' ? options : options.map((option) => withFoundName(option, typed));
  const items: readonly Option[] = isNew
    ? [
        ...found,
        {
          value: creationValue,
          label: creation.label(typed),
          leading: <Plus size={16} aria-hidden className="text-muted" />,
        },
      ]
    : found;

  const isCreating = useRef(false);
  const create = async () => {
    setInputValue('');
    isCreating.current = true;
    const isCreated = await creation?.run(typed);
    isCreating.current = false;
    if (isCreated === false) setInputValue((now) => now || typed);
  };

  return {
    items,
    inputProps: { inputValue, onInputValueChange: setInputValue },
    /** Returns the selection; undefined if it is unchanged because the option that creates one was selected. */
    chosen(next: readonly Option[]): string[] | undefined {
      if (!next.some(({ value }) => value === creationValue)) return next.map(({ value }) => value);
      void create();
      return undefined;
    },
    /**
     * Handles Enter without a highlighted option, for instance after the typed text was restored. Returns whether the
     * list stays open.
     */
    enter(): boolean {
      if (isCreating.current) return true;
      if (isNew) void create();
      return isNew;
    },
    leave() {
      if (!isNew || !creation.createsOnLeave) return;
      void create();
    },
  };
}

function withFoundName(option: Option, typed: string): Option {
  const hasTyped = (name: string) => name.toLowerCase().includes(typed.toLowerCase());
  if (!option.otherNames || hasTyped(option.label)) return option;
  return { ...option, foundBy: option.otherNames.find(hasTyped) };
}
