import { Tags } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTags } from './tag-api.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { CreateButton } from '../../ui/lists/create-button.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { useItemDialog } from '../item-dialog/use-item-dialog.ts';
import { LongList } from '../long-list/long-list.tsx';
import { TagDialog, tagDraft } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';

export function TagsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const tags = useTags(organizationId);
  const canChange = useCanChange();
  const { shown, createButton, create, edit } = useItemDialog({
    items: tags.data,
    draftOf: tagDraft,
  });
  return (
    <>
      <TagDialog organizationId={organizationId} {...shown} />
      <ResourceListPage
        title={t('tags.title')}
        description={t('tags.description')}
        createButton={
          canChange && (
            <CreateButton ref={createButton} onOpen={create}>
              {t('tags.create')}
            </CreateButton>
          )
        }
        firstButton={
          canChange && (
            <CreateButton successor={createButton} onOpen={create}>
              {t('tags.create')}
            </CreateButton>
          )
        }
        notice={
          canChange &&
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
          description: t(canChange ? 'tags.empty.description' : 'tags.empty.for-viewers'),
        }}
      >
        {(data) => (
          <LongList
            items={data}
            textOf={({ name, description }) => `${name} ${description ?? ''}`}
            filterLabel={t('tags.choice.find')}
          >
            {(tagsOfPage) => <TagsTable tags={tagsOfPage} onEdit={edit} />}
          </LongList>
        )}
      </ResourceListPage>
    </>
  );
}
