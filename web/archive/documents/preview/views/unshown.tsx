import { FileWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentDetail } from '../../../../../shared/archive/documents/document.ts';
import type { ExtractionFailureReason } from '../../../../../shared/reading/extraction-reasons.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { NoPreview } from '../no-preview.tsx';

function useReason(reason: ExtractionFailureReason): string {
  const { t } = useTranslation();
  switch (reason) {
    case 'encrypted':
      return t('preview.view.encrypted');
    case 'damaged':
      return t('preview.damaged.description');
    case 'too_large':
    case 'too_complex':
    case 'too_long':
    case 'too_many_pages':
    case 'too_many_pixels':
    case 'timeout':
      return t('preview.view.too-large');
    case 'unsupported':
    case 'unavailable':
    case 'storage_full':
      return t('preview.unavailable');
  }
}

export function UnshownDocument(props: {
  document: DocumentDetail;
  reason: ExtractionFailureReason;
}) {
  const description = useReason(props.reason);
  return <NoPreview document={props.document} description={description} />;
}

export function UnshownFile(props: {
  name: string;
  reason: ExtractionFailureReason;
  actions: ReactNode;
}) {
  const description = useReason(props.reason);
  return (
    <EmptyState
      isShortOnPhone
      icon={<FileWarning size={24} />}
      title={<bdi>{props.name}</bdi>}
      description={description}
      actions={props.actions}
    />
  );
}
