import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import type { DocumentAddress } from './document-address.ts';
import { FileLink } from './file-link.tsx';

export function DownloadButton({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useCommand({
    subject: 'document',
    label: t('documents.download'),
    icon: Download,
    run: () => link.current?.click(),
  });
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      render={<FileLink ref={link} address={address} />}
    >
      <span className="max-sm:sr-only">{t('documents.download')}</span>
    </Button>
  );
}
