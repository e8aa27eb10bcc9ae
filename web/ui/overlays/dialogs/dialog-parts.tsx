import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button, IconButton } from '../../button.tsx';
import { HeldFields } from '../../forms/held-fields.tsx';
import { openingPress } from '../opening-press.ts';
import { backdropStyles, dialogSizes, dialogStyles } from '../popup-styles.ts';
import { markTyped } from './typed-dialog.ts';
import { useUiLabels } from '../../ui-labels.tsx';

interface PopupProps {
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Closes the dialog on a press beside it, except on a message, which is above the backdrop, and except on the second
 * click of the double click that opened it.
 */
function closingBeside(onOpenChange: PopupProps['onOpenChange']) {
  return (isOpen: boolean, { reason, event, cancel }: BaseDialog.Root.ChangeEventDetails) => {
    const isMessage =
      event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null;
    const isDoubleClick = event instanceof MouseEvent && event.detail > 1;
    if (reason === 'outside-press' && (isMessage || isDoubleClick)) cancel();
    else onOpenChange(isOpen);
  };
}

export interface DialogContentProps {
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof dialogSizes;
  /** Returns the element to focus after closing, instead of the one focused before. */
  finalFocus?: () => HTMLElement | null;
  /** Focuses the dialog instead of its first field, so that a key press meant for the page below does not submit it. */
  isFocusedItself?: boolean;
  children: ReactNode;
}

export function DialogPopup({
  id,
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  finalFocus,
  isFocusedItself = false,
  children,
}: PopupProps & DialogContentProps) {
  const labels = useUiLabels();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={closingBeside(onOpenChange)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop {...openingPress} className={backdropStyles} />
        <BaseDialog.Popup
          {...openingPress}
          id={id}
          ref={popup}
          onInput={markTyped}
          initialFocus={isFocusedItself ? popup : true}
          finalFocus={finalFocus}
          className={clsx(dialogStyles, dialogSizes[size])}
        >
          <header className="flex flex-col gap-1 px-6 pt-5 pr-14">
            <BaseDialog.Title className="text-lg font-semibold text-balance">
              {title}
            </BaseDialog.Title>
            {description && (
              <BaseDialog.Description className="text-base text-muted">
                {description}
              </BaseDialog.Description>
            )}
          </header>
          {children}
          <BaseDialog.Close
            render={
              <IconButton size="sm" aria-label={labels.close} className="absolute! top-4 right-4">
                <X size={16} aria-hidden />
              </IconButton>
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** A button that closes the dialog: `<DialogClose render={<Button>…</Button>} />`. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <BaseDialog.Close render={render} />;
}

export interface DrawerContentProps {
  title: string;
  children: ReactNode;
}

export function DrawerPopup({
  id,
  open,
  onOpenChange,
  title,
  children,
}: PopupProps & DrawerContentProps) {
  const labels = useUiLabels();
  return (
    <BaseDialog.Root open={open} onOpenChange={closingBeside(onOpenChange)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop {...openingPress} className={backdropStyles} />
        <BaseDialog.Popup
          {...openingPress}
          id={id}
          className="fixed inset-y-0 left-0 z-dialog flex w-80 max-w-[calc(100vw-3.5rem)] bg-surface-sunken text-ink shadow-dialog outline-none transition-transform duration-slow ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
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

export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <HeldFields
      className={clsx('flex min-h-0 flex-col gap-4 overflow-y-auto px-6 py-4', className)}
    >
      {children}
    </HeldFields>
  );
}

export interface AlertDialogProps {
  open: boolean;
  onClose: (isConfirmed: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
  isUndoable?: boolean;
  finalFocus?: () => HTMLElement | null;
}

export function AlertDialogPopup({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  isDestructive,
  isUndoable = false,
  finalFocus,
}: AlertDialogProps) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop {...openingPress} className={backdropStyles} />
        <BaseAlertDialog.Popup
          {...openingPress}
          initialFocus={isUndoable ? confirmButton : true}
          finalFocus={finalFocus}
          className={clsx(dialogStyles, 'max-w-md gap-2 p-6')}
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
            <Button
              ref={confirmButton}
              variant={isDestructive ? 'danger' : 'primary'}
              // A key held since before the question must not answer it.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={() => onClose(true)}
            >
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
