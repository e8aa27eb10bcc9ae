import { clsx } from 'clsx';
import { FolderUp, Upload } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFilePicker } from '../queue/upload-context.ts';
import { useLimitText } from './use-limit-text.ts';

export function DropZone() {
  const { t } = useTranslation();
  const { openPicker, openFolderPicker, isDragging } = useFilePicker();
  const limit = useLimitText();
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 rounded-xl border-2 border-dashed px-6 py-10 text-center transition-colors duration-base',
        isDragging ? 'border-accent-strong bg-accent-soft' : 'border-border',
      )}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" icon={<Upload size={16} aria-hidden />} onClick={openPicker}>
          {t('upload.action')}
        </Button>
        <Button icon={<FolderUp size={16} aria-hidden />} onClick={openFolderPicker}>
          {t('upload.folder')}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {t(isDragging ? 'documents.drop-zone.hint-dragging' : 'documents.drop-zone.hint')}
      </p>
      {limit && <p className="text-sm text-faint">{limit}</p>}
    </div>
  );
}
