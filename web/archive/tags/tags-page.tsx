import { Plus, Tags } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTags } from './tag-api.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { LongList } from '../long-list/long-list.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';

export function TagsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const tags = useTags(organizationId);
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
    <ResourceListPage
      title={t('tags.title')}
      description={t('tags.description')}
      createButton={createButton}
      notice={
        (tags.data?.length ?? 0) >= limits.tags.max && (
          <Callout tone="warning">{t('error.limit.reached')}</Callout>
        )
      }
      query={tags}
      loadingLabel={t('tags.loading')}
      errorTitle={t('tags.error')}
      empty={{
        icon: <Tags size={24} />,
        title: t('tags.empty.title'),
        description: t('tags.empty.description'),
      }}
    >
      {(data) => (
        <LongList
          items={data}
          textOf={({ name, description }) => `${name} ${description ?? ''}`}
          filterLabel={t('tags.choice.find')}
        >
          {(tagsOfPage) => <TagsTable tags={tagsOfPage} />}
        </LongList>
      )}
    </ResourceListPage>
  );
}
