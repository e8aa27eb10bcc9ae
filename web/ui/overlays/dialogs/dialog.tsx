import type { ReactElement, ReactNode } from 'react';
import { FormError } from '../../forms/form.tsx';
import { takeCorner } from '../../layout/corner.ts';
import { partOf } from '../deferred.ts';
import { dialogParts } from './deferred-dialogs.ts';
import type { DialogContentProps } from './dialog-parts.tsx';
import { usePopup } from '../use-popup.ts';

interface DialogProps extends DialogContentProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
}

export function Dialog({ open, onOpenChange, trigger, ...content }: DialogProps) {
  const {
    trigger: triggerElement,
    parts,
    popup,
  } = usePopup({ kind: 'dialog', parts: dialogParts, trigger, open, onOpenChange });
  return (
    <>
      {triggerElement}
      {!trigger && popup.open && !parts && <span hidden data-awaits-keys />}
      {parts && <parts.DialogPopup {...popup} {...content} />}
    </>
  );
}

interface DialogFooterProps {
  error?: unknown;
  children: ReactNode;
}

export function DialogFooter({ error, children }: DialogFooterProps) {
  return (
    <footer ref={takeCorner} className="flex flex-col gap-2 px-6 pt-2 pb-5">
      <div className="flex flex-wrap justify-end gap-2">{children}</div>
      <FormError error={error} className="text-right text-pretty" />
    </footer>
  );
}

export const DialogBody = partOf(dialogParts, 'DialogBody');
export const DialogClose = partOf(dialogParts, 'DialogClose');
