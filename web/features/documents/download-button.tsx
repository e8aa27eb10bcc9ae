import { Download } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { downloadDocument, type DocumentAddress } from './document-file.ts';

export function DownloadButton({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  return (
    <Button icon={<Download size={16} aria-hidden />} onClick={() => downloadDocument(address)}>
      {t('documents.download')}
    </Button>
  );
}
