import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { Dialog } from '../../../ui/overlays/dialogs/dialog.tsx';

const form = defer(() => import('./rename-form.tsx'));

interface RenameDialogProps {
  document: DocumentSummary;
  open: boolean;
  onClose: () => void;
}

/** Opens after its form is loaded, as lists do not contain its code. */
export function RenameDialog({ document, open, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const parts = useDeferred(form, open, (error) => {
    onClose();
    errorToast()(error);
  });
  return (
    <Dialog
      open={open && parts !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('documents.rename.title')}
    >
      {parts && <parts.RenameForm document={document} onDone={onClose} />}
    </Dialog>
  );
}
