import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useFilePicker } from './upload-context.ts';

/** Asks for files on an empty page; they can be dropped anywhere on it. */
export function DropZone() {
  const { t } = useTranslation();
  const { openPicker, isDragging } = useFilePicker();
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 rounded-xl border-2 border-dashed px-6 py-10 text-center transition-colors duration-base',
        isDragging ? 'border-accent-strong bg-accent-soft' : 'border-border',
      )}
    >
      <Button variant="primary" icon={<Upload size={16} aria-hidden />} onClick={openPicker}>
        {t('documents.drop-zone.browse')}
      </Button>
      <p className="text-sm text-muted">
        {t(isDragging ? 'documents.drop-zone.hint-dragging' : 'documents.drop-zone.hint')}
      </p>
    </div>
  );
}
