import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Option } from './option-popup.tsx';

export interface OptionCreation {
  /** The label of the option that creates another one. */
  label: (text: string) => string;
  /** What is typed comes back where nothing was created: the result is false. */
  run: (text: string) => void | Promise<boolean>;
  /** What is typed is created as well where the list is left without Escape: nothing else keeps it. */
  createsOnLeave?: boolean;
}

const creationValue = '\0create';

/** The options, and one that creates an option unless the search text is a name of an existing one. */
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
    /** The selection; undefined if it is as it was, because the creating option was selected, which creates an option. */
    chosen(next: readonly Option[]): string[] | undefined {
      if (!next.some(({ value }) => value === creationValue)) return next.map(({ value }) => value);
      void create();
      return undefined;
    },
    /** Enter where no option is highlighted, as where what was typed has come back. Returns whether the list stays open for it. */
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
