import { toast } from '../../feedback/toasts/toast.ts';
import { useUiLabels } from '../../ui-labels.tsx';
import { useDeferred } from '../deferred.ts';
import { dialogParts } from './deferred-dialogs.ts';
import type { AlertDialogProps } from './dialog-parts.tsx';

export function AlertDialog(props: AlertDialogProps) {
  const { errorMessage } = useUiLabels();
  const parts = useDeferred(dialogParts, props.open, (error) => {
    props.onClose(false);
    toast.error(errorMessage(error));
  });
  return parts && <parts.AlertDialogPopup {...props} />;
}
