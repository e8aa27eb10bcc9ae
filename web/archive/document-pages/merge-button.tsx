import { Combine } from 'lucide-react';
import { useState } from 'react';
import { documentPagesLimits } from '../../../shared/archive/documents/document-pages-limits.ts';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { defer, useDeferred } from '../../ui/overlays/deferred.ts';

const dialog = defer(() => import('./merge-dialog.tsx'));

interface MergeButtonProps {
  organizationId: string;
  documentIds: readonly string[];
  known: readonly DocumentSummary[];
  onMerged: () => void;
}

export function MergeButton(props: MergeButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useDeferred(dialog, isOpen, (error) => {
    setIsOpen(false);
    errorToast()(error);
  });
  const { max } = documentPagesLimits.mergedDocuments;
  const open = () => {
    if (props.documentIds.length <= max) return setIsOpen(true);
    toast.error(t('document-pages.merge.too-many', { count: max }));
  };
  const label = t('document-pages.merge.action');
  useCommand({ subject: 'selection', label, icon: Combine, run: open });
  return (
    <>
      <Button
        size="sm"
        icon={<Combine size={16} aria-hidden />}
        aria-haspopup="dialog"
        isLoading={isOpen && !parts}
        onClick={open}
      >
        {label}
      </Button>
      {isOpen && parts && <parts.MergeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
