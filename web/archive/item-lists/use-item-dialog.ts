import { useRef, useState } from 'react';
import { useDraftOpener, useHasDraft } from '../../drafts/use-draft.ts';
import { pageHeading } from '../../ui/layout/page-heading.ts';

export interface ShownItem<Item> {
  item: Item | undefined;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus: () => HTMLElement | null;
}

export interface ItemDialogOptions<Item> {
  items: readonly Item[] | undefined;
  /** Returns the name of the draft of an item's form, or of the form of a new item. */
  draftOf: (item?: Item) => string;
}

/**
 * The dialog that creates or edits an item of a list; it is open at first if there is a draft. It belongs to the page
 * instead of the row, so that typed text and errors stay when another user deletes the item.
 */
export function useItemDialog<Item>({ items, draftOf }: ItemDialogOptions<Item>) {
  const [isOpen, setIsOpen] = useDraftOpener(draftOf());
  const [item, setItem] = useState<Item>();
  const hasDraft = useHasDraft();
  const [areDraftsFound, setAreDraftsFound] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const show = (next: Item | undefined) => {
    setItem(() => next);
    setIsOpen(true);
  };

  // An open dialog may contain typed text.
  if (items && !isOpen && !areDraftsFound) {
    setAreDraftsFound(true);
    const drafted = items.find((each) => hasDraft(draftOf(each)));
    if (drafted) show(drafted);
  }
  const shown: ShownItem<Item> = {
    item,
    open: isOpen,
    onOpenChange: setIsOpen,
    finalFocus: () =>
      opener.current?.isConnected ? opener.current : (createButton.current ?? pageHeading()),
  };
  return {
    shown,
    createButton,
    create: (button?: HTMLElement) => {
      opener.current = button ?? null;
      show(undefined);
    },
    edit: (next: Item, button: HTMLElement) => {
      opener.current = button;
      show(next);
    },
  };
}
