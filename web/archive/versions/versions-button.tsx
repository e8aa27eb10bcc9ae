import { History } from 'lucide-react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { useVersionsDialog } from './use-versions-dialog.tsx';

export function VersionsButton({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { open, isLoading, dialog } = useVersionsDialog(document);
  const label = t('versions.title');
  useCommand({ subject: 'document', label, icon: History, run: open });
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        isLoading={isLoading}
        onClick={open}
      >
        <History size={16} aria-hidden />
      </IconButton>
      {dialog}
    </>
  );
}
