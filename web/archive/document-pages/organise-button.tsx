import { Layers } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';

const organiser = defer(() => import('./page-organiser.tsx'));

interface OrganiseButtonProps {
  document: DocumentSummary;
  onSplit: () => void;
}

export function OrganiseButton({ document, onSplit }: OrganiseButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useDeferred(organiser, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  const label = t('document-pages.action.open');
  const open = () => setIsOpen(true);
  useCommand({ subject: 'document', label, icon: Layers, run: open });
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        isLoading={isOpen && !parts}
        onClick={open}
      >
        <Layers size={16} aria-hidden />
      </IconButton>
      {isOpen && parts && (
        <parts.PageOrganiser
          document={document}
          onClose={() => setIsOpen(false)}
          onSplit={onSplit}
        />
      )}
    </>
  );
}
