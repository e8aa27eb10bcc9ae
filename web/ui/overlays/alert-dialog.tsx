import { useDeferred } from './deferred.ts';
import { dialogParts } from './deferred-dialogs.ts';
import type { AlertDialogProps } from './dialog-parts.tsx';

export function AlertDialog(props: AlertDialogProps) {
  const parts = useDeferred(dialogParts, props.open);
  return parts && <parts.AlertDialogPopup {...props} />;
}
