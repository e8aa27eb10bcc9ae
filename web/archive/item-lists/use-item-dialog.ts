import { useRef, useState } from 'react';
import { useDraftOpener, useHasDraft } from '../../drafts/use-draft.ts';
import { pageHeading } from '../../ui/layout/page-heading.ts';

/** The props of the dialog, also while it closes. */
export interface ShownItem<Item> {
  /** The item to edit; without it, a new one is created. */
  item: Item | undefined;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  finalFocus: () => HTMLElement | null;
}

export interface ItemDialogOptions<Item> {
  /** All that can be edited, once they are loaded. */
  items: readonly Item[] | undefined;
  /** The name of the draft of an item's form, or of the form of a new one. */
  draftOf: (item?: Item) => string;
}

/**
 * The dialog of a list in which an item is created or edited; it is open at first where there is a draft to come back to. It is
 * the page's and not the row's: when another person deletes the item, what is typed stays, and so does the error of saving it.
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

  // What is typed into an open dialog is not to be replaced.
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
    /** `button`: where the focus returns to, unless it is the `createButton`. */
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
