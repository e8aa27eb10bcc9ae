import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button.tsx';
import { opensDialog } from '../overlays/dialogs/opens-dialog.ts';

/** Set after a focused button was removed: a button that appears at the same time takes the focus. */
let isFocusFree = false;

interface CreateButtonProps {
  /** The button to which the dialog returns the focus. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Gets the focus if this button is removed while focused. */
  successor?: RefObject<HTMLButtonElement | null>;
  onOpen: (button: HTMLElement) => void;
  children: ReactNode;
}

/**
 * Opens the dialog that creates an item of a list. The dialog is beside the list instead of around the button, which
 * moves with the first item, so that typed text is not lost.
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
