import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { backdropStyles, popupStyles } from './dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  onClose: (isConfirmed: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
}

export function AlertDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  isDestructive,
}: AlertDialogProps) {
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={backdropStyles} />
        <BaseAlertDialog.Popup
          className={popupStyles({ size: 'md', className: 'max-w-md gap-2 p-6' })}
        >
          <BaseAlertDialog.Title className="text-lg font-semibold text-balance">
            {title}
          </BaseAlertDialog.Title>
          {description && (
            <BaseAlertDialog.Description className="min-h-0 overflow-y-auto text-base text-pretty text-muted">
              {description}
            </BaseAlertDialog.Description>
          )}
          <div className="flex flex-wrap justify-end gap-2 pt-4">
            <Button onClick={() => onClose(false)}>{cancelLabel}</Button>
            <Button variant={isDestructive ? 'danger' : 'primary'} onClick={() => onClose(true)}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
