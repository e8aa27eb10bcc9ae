import { Upload } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useUpload } from './upload-context.ts';

export function UploadButton() {
  const { t } = useTranslation();
  const { openPicker } = useUpload();
  return (
    <Button variant="primary" icon={<Upload size={16} aria-hidden />} onClick={openPicker}>
      {t('upload.action')}
    </Button>
  );
}
