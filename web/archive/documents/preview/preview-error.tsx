import { FileWarning, RotateCw } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useErrorMessage } from '../../../i18n/messages/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import type { DocumentAddress } from '../document-address.ts';
import { PreviewNotice } from './preview-notice.tsx';

export function PreviewError(props: {
  address: DocumentAddress;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <PreviewNotice
      address={props.address}
      icon={<FileWarning size={24} />}
      title={t('preview.unreachable.title')}
      description={errorMessage(props.error)}
      actions={
        <Button icon={<RotateCw size={16} aria-hidden />} onClick={props.onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

export function PreviewDamaged({ address }: { address: DocumentAddress }) {
  const { t } = useTranslation();
  return (
    <PreviewNotice
      address={address}
      icon={<FileWarning size={24} />}
      title={t('preview.damaged.title')}
      description={t('preview.damaged.description')}
    />
  );
}
