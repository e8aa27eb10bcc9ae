import { History } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';

const dialog = defer(() => import('./versions-dialog.tsx'));

/** Shows the versions of a document and replaces its file. The dialog is loaded when it is opened. */
export function VersionsButton({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useDeferred(dialog, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  const label = t('versions.title');
  const run = () => setIsOpen(true);
  useCommand({ subject: 'document', label, icon: History, run });
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        isLoading={isOpen && !parts}
        onClick={run}
      >
        <History size={16} aria-hidden />
      </IconButton>
      {isOpen && parts && (
        <parts.VersionsDialog document={document} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
