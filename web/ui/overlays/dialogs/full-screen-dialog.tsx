import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../button.tsx';
import { openingPress } from '../opening-press.ts';
import { useUiLabels } from '../../ui-labels.tsx';

interface FullScreenDialogProps {
  title: string;
  /** Called to close the dialog; the caller may ask first. */
  onClose: () => void;
  children: ReactNode;
}

/** Fills the window while it is rendered. Import it only in code that is loaded on demand. */
export function FullScreenDialog({ title, onClose, children }: FullScreenDialogProps) {
  const labels = useUiLabels();
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          {...openingPress}
          className="fixed inset-0 z-dialog flex flex-col overflow-hidden bg-surface text-ink outline-none"
        >
          <header className="flex items-center gap-3 border-b border-border py-2 pr-2 pl-4">
            <BaseDialog.Title className="min-w-0 flex-1 truncate text-base font-semibold">
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton size="sm" aria-label={labels.close}>
                  <X size={16} aria-hidden />
                </IconButton>
              }
            />
          </header>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
