import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button.tsx';
import { opensDialog } from '../overlays/dialogs/opens-dialog.ts';

/** After a button was removed that had the focus: one that appears at the same time takes it. */
let isFocusFree = false;

interface CreateButtonProps {
  /** Where the dialog returns the focus to. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Gets the focus with which this button is removed. */
  successor?: RefObject<HTMLButtonElement | null>;
  onOpen: (button: HTMLElement) => void;
  children: ReactNode;
}

/**
 * Opens the dialog that creates an item of a list. The dialog is beside the list and not around the button, which moves with the
 * first item: what is typed would be lost.
 */
export function CreateButton({ ref, successor, onOpen, children }: CreateButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const current = ref ?? own;
  useLayoutEffect(() => {
    const button = current.current;
    const next = successor?.current;
    if (isFocusFree) button?.focus();
    return () => {
      if (button === null || button !== document.activeElement) return;
      if (next) return next.focus();
      isFocusFree = true;
      queueMicrotask(() => {
        isFocusFree = false;
      });
    };
  }, [current, successor]);
  return (
    <Button
      ref={current}
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      {...opensDialog(onOpen)}
    >
      {children}
    </Button>
  );
}
