import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, WandSparkles } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { taggingRulesQuery } from './tagging-rule-api.ts';
import { TaggingRulesTable } from './tagging-rules-table.tsx';

export function TaggingRulesPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const rules = useQuery(taggingRulesQuery(organizationId));
  const createButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      render={
        <Link
          to="/organizations/$organizationId/tagging-rules/create"
          params={{ organizationId }}
        />
      }
    >
      {t('tagging-rules.create')}
    </Button>
  );

  return (
    <PageBody>
      <PageHeader
        title={t('tagging-rules.title')}
        description={t('tagging-rules.description')}
        actions={rules.data && rules.data.length > 0 && createButton}
      />
      <div className="flex flex-col gap-4">
        <DemoNotice />
        <ListQuery
          query={rules}
          loadingLabel={t('tagging-rules.loading')}
          errorTitle={t('tagging-rules.error')}
          empty={
            <EmptyState
              icon={<WandSparkles size={24} />}
              title={t('tagging-rules.empty.title')}
              description={t('tagging-rules.empty.description')}
              actions={createButton}
            />
          }
        >
          {(data) => <TaggingRulesTable rules={data} />}
        </ListQuery>
      </div>
    </PageBody>
  );
}
