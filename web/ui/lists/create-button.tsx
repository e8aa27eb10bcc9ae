import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/**
 * Opens the dialog that creates an item of a list. The dialog is beside the list and not around the button, which moves with the
 * first item: what is typed would be lost.
 */
export function CreateButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <Button
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
