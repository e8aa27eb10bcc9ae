import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../button.tsx';
import { openingPress } from '../opening-press.ts';
import { useUiLabels } from '../../ui-labels.tsx';

interface FullScreenDialogProps {
  title: string;
  /** Called to close it, which may ask first. */
  onClose: () => void;
  children: ReactNode;
}

/** Fills the window with something to work on, as long as it is rendered. Import it only where the rest is loaded later, too. */
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
