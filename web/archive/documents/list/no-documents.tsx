import { FolderOpen } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DropZone } from '../upload/drop-zone.tsx';

export function NoDocuments() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<FolderOpen size={24} />}
      title={t('documents.empty.title')}
      description={t('documents.empty.description')}
    >
      <DropZone />
    </EmptyState>
  );
}
