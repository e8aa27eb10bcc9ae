import { Tags } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogListPage } from '../item-lists/dialog-list-page.tsx';
import { useTags } from './tag-api.ts';
import { TagDialog, tagDraft } from './tag-dialog.tsx';
import { TagsTable } from './tags-table.tsx';

export function TagsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <DialogListPage
      organizationId={organizationId}
      title={t('tags.title')}
      description={t('tags.description')}
      query={useTags(organizationId)}
      maxCount={limits.tags.max}
      dialog={TagDialog}
      draftOf={tagDraft}
      createLabel={t('tags.create')}
      hasFirstButton
      loadingLabel={t('tags.loading')}
      errorTitle={t('tags.error')}
      empty={{
        icon: <Tags size={24} />,
        title: t('tags.empty.title'),
        description: t('tags.empty.description'),
        descriptionForViewers: t('tags.empty.for-viewers'),
      }}
      filter={{
        textOf: ({ name, description }) => `${name} ${description ?? ''}`,
        filterLabel: t('tags.choice.find'),
      }}
    >
      {(props) => <TagsTable {...props} />}
    </DialogListPage>
  );
}
