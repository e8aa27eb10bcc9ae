import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, WandSparkles } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { LongList } from '../long-list/long-list.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { SavedRuleNotice } from './saved-rule-notice.tsx';
import { taggingRulesQuery } from './tagging-rule-api.ts';
import { TaggingRulesTable } from './tagging-rules-table.tsx';

export function TaggingRulesPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const rules = useQuery(taggingRulesQuery(organizationId));
  const canChange = useCanChange();
  const createButton = canChange && (
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
    <ResourceListPage
      title={t('tagging-rules.title')}
      description={t('tagging-rules.description')}
      createButton={createButton}
      notice={
        <>
          <DemoNotice />
          {canChange && <SavedRuleNotice rules={rules.data ?? []} />}
          {canChange && (rules.data?.length ?? 0) >= limits.taggingRules.max && (
            <Callout tone="warning">{t('error.limit.reached')}</Callout>
          )}
        </>
      }
      query={rules}
      loadingLabel={t('tagging-rules.loading')}
      errorTitle={t('tagging-rules.error')}
      empty={{
        icon: <WandSparkles size={24} />,
        title: t('tagging-rules.empty.title'),
        description: t('tagging-rules.empty.description'),
      }}
    >
      {(data) => (
        <LongList
          items={data}
          textOf={({ name, description }) => `${name} ${description ?? ''}`}
          filterLabel={t('tagging-rules.find')}
        >
          {(rulesOfPage) => <TaggingRulesTable rules={rulesOfPage} />}
        </LongList>
      )}
    </ResourceListPage>
  );
}
