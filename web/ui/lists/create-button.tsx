import { Plus } from 'lucide-react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { Button } from '../button.tsx';
import { opensDialog } from '../overlays/opens-dialog.ts';

/** After a button was removed that had the focus: one that appears at the same time takes it. */
let isFocusFree = false;

interface CreateButtonProps {
  /** Where the dialog returns the focus to. */
  ref?: RefObject<HTMLButtonElement | null>;
  onOpen: (button: HTMLElement) => void;
  children: ReactNode;
}

/**
 * Opens the dialog that creates an item of a list. The dialog is beside the list and not around the button, which moves with the
 * first item: what is typed would be lost.
 */
export function CreateButton({ ref, onOpen, children }: CreateButtonProps) {
  useLayoutEffect(() => {
    const button = ref?.current ?? null;
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
      icon={<Plus size={16} aria-hidden />}
      {...opensDialog(onOpen)}
    >
      {children}
    </Button>
  );
}
