import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCw, Tags } from 'lucide-react';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tagsQuery } from '../../api/tag-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageBody, PageHeader } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';

export function TagsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const tags = useQuery(tagsQuery(organizationId));
  const createButton = (
    <TagDialog
      organizationId={organizationId}
      trigger={
        <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('tags.create')}
        </Button>
      }
    />
  );

  return (
    <PageBody>
      <PageHeader
        title={t('tags.title')}
        description={t('tags.description')}
        actions={tags.data && tags.data.length > 0 && createButton}
      />
      {tags.isPending && (
        <section aria-busy aria-label={t('tags.loading')}>
          <SkeletonRows />
        </section>
      )}
      {tags.isError && (
        <div role="alert">
          <Callout
            tone="danger"
            title={t('tags.error')}
            actions={
              <Button
                size="sm"
                icon={<RotateCw size={16} aria-hidden />}
                onClick={() => void tags.refetch()}
              >
                {t('common.retry')}
              </Button>
            }
          >
            {errorMessage(tags.error)}
          </Callout>
        </div>
      )}
      {tags.data?.length === 0 && (
        <EmptyState
          icon={<Tags size={24} />}
          title={t('tags.empty.title')}
          description={t('tags.empty.description')}
          actions={createButton}
        />
      )}
      {tags.data && tags.data.length > 0 && <TagsTable tags={tags.data} />}
    </PageBody>
  );
}
