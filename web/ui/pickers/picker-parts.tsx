import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode, RefObject } from 'react';
import type { PopupChange } from '../overlays/use-popup.ts';
import { OptionPopup, type Option } from './option-popup.tsx';
import { useCreatableOptions, type OptionCreation } from './use-creatable-options.tsx';

export interface PickerContentProps {
  /** Labels the button, the search field and the list; the same text as on the button. */
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Offers to create an option from the search text. */
  creation?: OptionCreation;
  /** Where the options depend on the search text. */
  onSearch?: (text: string) => void;
  /** All options are shown: they were found by the search text already. */
  isSearched?: boolean;
  /** Below the list, such as a button that applies the selection. */
  footer?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
}

interface PickerPopupProps extends PickerContentProps {
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean, change: PopupChange) => void;
  anchor: RefObject<HTMLElement | null>;
}

export function PickerPopup(props: PickerPopupProps) {
  const {
    open,
    onOpenChange,
    options,
    value,
    onValueChange,
    creation,
    onSearch,
    isSearched,
    ...rest
  } = props;
  const { className = 'w-64', ...popup } = rest;
  const { items, inputProps, chosen, enter, leave } = useCreatableOptions(options, creation);
  const { contains } = Combobox.useFilter({ multiple: true });
  return (
    <Combobox.Root
      multiple
      autoHighlight
      items={items}
      filter={
        isSearched
          ? null
          : ({ label, otherNames = [] }, query) =>
              [label, ...otherNames].some((name) => contains(name, query))
      }
      {...inputProps}
      onInputValueChange={(text) => {
        inputProps.onInputValueChange(text);
        onSearch?.(text);
      }}
      open={open}
      onOpenChange={(isOpen, change) => {
        if (!isOpen && isEnter(change) && enter()) return change.cancel();
        if (!isOpen && change.reason !== 'escape-key') leave();
        onOpenChange(isOpen, change);
      }}
      value={items.filter((option) => value.includes(option.value))}
      onValueChange={(next) => {
        // While it closes, a key pressed twice would choose what is highlighted by then.
        const values = open ? chosen(next) : undefined;
        if (values) onValueChange(values);
      }}
    >
      <OptionPopup {...popup} className={className} />
    </Combobox.Root>
  );
}

/** In the search field, where no option is highlighted. */
function isEnter({ event }: PopupChange): boolean {
  return event instanceof KeyboardEvent && event.key === 'Enter';
}
