import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface SuggestionsOptions {
  /** Identifies the list; a change resets the highlighted suggestion. */
  itemsKey: string;
  count: number;
  isOpen: boolean;
  onChoose: (index: number) => void;
  onDismiss: () => void;
}

export function useSuggestionList(options: SuggestionsOptions) {
  const { itemsKey, count, isOpen, onChoose, onDismiss } = options;
  const listId = useId();
  const [active, setActive] = useState({ itemsKey, index: -1 });
  const activeIndex = isOpen && active.itemsKey === itemsKey ? active.index : -1;
  const activate = (index: number) => setActive({ itemsKey, index });

  const handlers = new Map(
    Object.entries({
      ArrowDown: () => activate((activeIndex + 1) % count),
      ArrowUp: () => activate((activeIndex > 0 ? activeIndex : count) - 1),
      Enter: activeIndex < 0 ? undefined : () => onChoose(activeIndex),
      Escape: onDismiss,
    }),
  );

  return {
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeIndex < 0 ? undefined : `${listId}-${activeIndex}`,
      onKeyDown: (event: KeyboardEvent) => {
        const act = handlers.get(event.key);
        if (!isOpen || !act || event.nativeEvent.isComposing) return;
        event.preventDefault();
        act();
      },
    },
    listProps: {
      id: listId,
      role: 'listbox',
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: `${listId}-${index}`,
      ref: index === activeIndex ? bringIntoView : undefined,
      role: 'option',
      'aria-selected': index === activeIndex,
      'data-highlighted': index === activeIndex ? '' : undefined,
      onMouseMove: () => activate(index),
      onClick: () => onChoose(index),
    }),
  };
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
