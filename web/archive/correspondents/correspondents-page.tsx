import { Contact, Plus } from 'lucide-react';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import { useCanChange } from '../../api/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { LongList } from '../long-list/long-list.tsx';
import { useCorrespondents } from './correspondent-api.ts';
import { CorrespondentDialog } from './correspondent-dialog.tsx';
import { CorrespondentsTable } from './correspondents-table.tsx';

export function CorrespondentsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const correspondents = useCorrespondents(organizationId);
  const canChange = useCanChange();
  return (
    <ResourceListPage
      title={t('correspondents.title')}
      description={t('correspondents.description')}
      createButton={
        canChange && (
          <CorrespondentDialog
            organizationId={organizationId}
            trigger={
              <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
                {t('correspondents.create')}
              </Button>
            }
          />
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
          {(page) => <CorrespondentsTable correspondents={page} all={data} />}
        </LongList>
      )}
    </ResourceListPage>
  );
}
