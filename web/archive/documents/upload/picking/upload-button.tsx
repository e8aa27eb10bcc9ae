import { FolderUp, Upload } from 'lucide-react';
import { useCanChange } from '../../../../api/session/current-role.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import { useFilePicker } from '../queue/upload-context.ts';
import { useLimitText } from './use-limit-text.ts';

export function UploadButton({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const { openPicker, openFolderPicker } = useFilePicker();
  const limit = useLimitText();
  if (!useCanChange()) return null;
  return (
    <div className="flex items-center gap-1">
      <Button
        variant={variant}
        icon={<Upload size={16} aria-hidden />}
        title={limit}
        onClick={openPicker}
      >
        {t('upload.action')}
      </Button>
      <Tooltip content={t('upload.folder')} side="bottom">
        <IconButton aria-label={t('upload.folder')} onClick={openFolderPicker}>
          <FolderUp size={16} aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  );
}
