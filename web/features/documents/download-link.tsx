import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { documentFilePath, type DocumentAddress } from './document-file.ts';

/** A link that saves the original: bare, for a menu to dress. */
export function DownloadLink({
  address,
  children,
  ...props
}: ComponentProps<'a'> & { address: DocumentAddress }) {
  return (
    <a {...props} href={documentFilePath(address)} download>
      {children}
    </a>
  );
}

export function DownloadButton({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  return (
    <Button icon={<Download size={16} aria-hidden />} render={<DownloadLink address={address} />}>
      {t('documents.download')}
    </Button>
  );
}
