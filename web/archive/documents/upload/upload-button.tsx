import { Upload } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useFilePicker } from './upload-context.ts';

export function UploadButton() {
  const { t } = useTranslation();
  const { openPicker } = useFilePicker();
  return (
    <Button variant="primary" icon={<Upload size={16} aria-hidden />} onClick={openPicker}>
      {t('upload.action')}
    </Button>
  );
}
