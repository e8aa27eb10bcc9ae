import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { backdropStyles } from './dialog.tsx';
import { useUiLabels } from './ui-labels.tsx';

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** Names the drawer for screen readers. */
  title: string;
  children: ReactNode;
}

export function Drawer({ open, onOpenChange, trigger, title, children }: DrawerProps) {
  const labels = useUiLabels();
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropStyles} />
        <BaseDialog.Popup className="fixed inset-y-0 left-0 z-dialog flex w-80 max-w-[calc(100vw-3.5rem)] bg-surface-sunken text-ink shadow-dialog outline-none transition-transform duration-slow ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
          <div className="flex min-w-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          <BaseDialog.Close
            render={
              <IconButton
                variant="secondary"
                aria-label={labels.close}
                className="absolute! top-3 -right-12 rounded-full"
              >
                <X size={18} aria-hidden />
              </IconButton>
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
