import { Download } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { DocumentAddress } from './document-address.ts';
import { FileLink } from './file-link.tsx';

export function DownloadButton({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  return (
    <Button icon={<Download size={16} aria-hidden />} render={<FileLink address={address} />}>
      {t('documents.download')}
    </Button>
  );
}
