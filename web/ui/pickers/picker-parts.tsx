import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode, RefObject } from 'react';
import type { PopupChange } from '../overlays/use-popup.ts';
import { OptionPopup, type Option } from './option-popup.tsx';
import { useCreatableOptions, type OptionCreation } from './use-creatable-options.tsx';

export interface PickerContentProps {
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  creation?: OptionCreation;
  /** Set if the options depend on the search text. */
  onSearch?: (text: string) => void;
  /** The options are search results already, so that all of them are shown. */
  isSearched?: boolean;
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
        // While the list closes, a second press of a key would choose the option highlighted by then.
        const values = open ? chosen(next) : undefined;
        if (values) onValueChange(values);
      }}
    >
      <OptionPopup {...popup} className={className} />
    </Combobox.Root>
  );
}

/** Returns whether the event is Enter in the search field, where no option is highlighted. */
function isEnter({ event }: PopupChange): boolean {
  return event instanceof KeyboardEvent && event.key === 'Enter';
}
