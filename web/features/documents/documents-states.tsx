import { FolderOpen, RotateCw } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DropZone } from './upload/drop-zone.tsx';

/** An archive without documents asks for the first ones. */
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

export function DocumentsLoading() {
  const { t } = useTranslation();
  return (
    <section aria-busy aria-label={t('documents.list.loading')}>
      <SkeletonRows />
    </section>
  );
}

export function DocumentsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <div role="alert">
      <Callout
        tone="danger"
        title={t('documents.list.error')}
        actions={
          <Button size="sm" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorMessage(error)}
      </Callout>
    </div>
  );
}
