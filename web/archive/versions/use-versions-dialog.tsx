import { useState } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';

const parts = defer(() => import('./versions-dialog.tsx'));

export function useVersionsDialog(document: DocumentSummary) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const loaded = useDeferred(parts, isOpen, (error) => {
    close();
    errorToast()(error);
  });
  return {
    open: () => setIsOpen(true),
    isLoading: isOpen && !loaded,
    dialog: isOpen && loaded && <loaded.VersionsDialog document={document} onClose={close} />,
  };
}
