import { Plus } from 'lucide-react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { Button } from '../button.tsx';

/** After a button was removed that had the focus: one that appears at the same time takes it. */
let isFocusFree = false;

interface CreateButtonProps {
  /** Where the dialog returns the focus to. */
  ref: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * Opens the dialog that creates an item of a list. The dialog is beside the list and not around the button, which moves with the
 * first item: what is typed would be lost.
 */
export function CreateButton({ ref, onOpen, children }: CreateButtonProps) {
  useLayoutEffect(() => {
    const button = ref.current;
    if (isFocusFree) button?.focus();
    return () => {
      isFocusFree = button !== null && button === document.activeElement;
      queueMicrotask(() => {
        isFocusFree = false;
      });
    };
  }, [ref]);
  return (
    <Button
      ref={ref}
      variant="primary"
      aria-haspopup="dialog"
      icon={<Plus size={16} aria-hidden />}
      onClick={(event) => {
        // The second click of a double click would take the focus from the dialog.
        if (event.detail > 1) return;
        // Safari does not focus a clicked button, but closing returns the focus to it.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </Button>
  );
}
