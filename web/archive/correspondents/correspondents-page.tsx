import { Contact } from 'lucide-react';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { CreateButton } from '../../ui/lists/create-button.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { useItemDialog } from '../item-dialog/use-item-dialog.ts';
import { LongList } from '../long-list/long-list.tsx';
import { useCorrespondents } from './correspondent-api.ts';
import { CorrespondentDialog } from './correspondent-dialog.tsx';
import { correspondentDraft } from './correspondent-form.tsx';
import { CorrespondentsTable } from './correspondents-table.tsx';

export function CorrespondentsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const correspondents = useCorrespondents(organizationId);
  const canChange = useCanChange();
  const { shown, createButton, create, edit } = useItemDialog({
    items: correspondents.data,
    draftOf: correspondentDraft,
  });
  return (
    <>
      <CorrespondentDialog organizationId={organizationId} {...shown} />
      <ResourceListPage
        title={t('correspondents.title')}
        description={t('correspondents.description')}
        createButton={
          canChange && (
            <CreateButton ref={createButton} onOpen={create}>
              {t('correspondents.create')}
            </CreateButton>
          )
        }
        notice={
          canChange &&
          (correspondents.data?.length ?? 0) >= correspondentLimits.count && (
            <Callout tone="warning">{t('error.limit.reached')}</Callout>
          )
        }
        query={correspondents}
        loadingLabel={t('common.loading')}
        errorTitle={t('correspondents.error')}
        empty={{
          icon: <Contact size={24} />,
          title: t('correspondents.empty.title'),
          description: t(
            canChange ? 'correspondents.empty.description' : 'correspondents.empty.for-viewers',
          ),
        }}
      >
        {(data) => (
          <LongList
            items={data}
            textOf={({ name, aliases }) => [name, ...aliases].join(' ')}
            filterLabel={t('correspondents.find')}
          >
            {(page) => <CorrespondentsTable correspondents={page} all={data} onEdit={edit} />}
          </LongList>
        )}
      </ResourceListPage>
    </>
  );
}
