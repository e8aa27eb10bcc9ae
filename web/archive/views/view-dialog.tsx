import type { ReactElement } from 'react';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';
import { Dialog } from '../../ui/overlays/dialogs/dialog.tsx';
import type { ViewFormProps } from './view-form.tsx';

const form = defer(() => import('./view-form.tsx'));

interface ViewDialogProps extends Omit<ViewFormProps, 'onSaved'> {
  title: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger?: ReactElement;
}

export function ViewDialog({ title, trigger, open, onOpenChange, ...fields }: ViewDialogProps) {
  const parts = useDeferred(form, open, (error) => {
    onOpenChange(false);
    errorToast()(error);
  });
  return (
    <Dialog
      size="sm"
      title={title}
      trigger={trigger}
      open={open && parts !== undefined}
      onOpenChange={onOpenChange}
    >
      {parts && <parts.ViewForm {...fields} onSaved={() => onOpenChange(false)} />}
    </Dialog>
  );
}
