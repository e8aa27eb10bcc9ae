import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, WandSparkles } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ItemListPage } from '../item-lists/item-list-page.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { SavedRuleNotice } from './saved-rule-notice.tsx';
import { taggingRulesQuery } from './tagging-rule-api.ts';
import { TaggingRulesTable } from './tagging-rules-table.tsx';

export function TaggingRulesPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const rules = useQuery(taggingRulesQuery(organizationId));
  const canChange = useCanChange();
  return (
    <ItemListPage
      title={t('tagging-rules.title')}
      description={t('tagging-rules.description')}
      query={rules}
      maxCount={limits.taggingRules.max}
      createButton={
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
      }
      notice={
        <>
          <DemoNotice />
          {canChange && <SavedRuleNotice rules={rules.data ?? []} />}
        </>
      }
      loadingLabel={t('tagging-rules.loading')}
      errorTitle={t('tagging-rules.error')}
      empty={{
        icon: <WandSparkles size={24} />,
        title: t('tagging-rules.empty.title'),
        description: t('tagging-rules.empty.description'),
      }}
      filter={{
        textOf: ({ name, description }) => `${name} ${description ?? ''}`,
        filterLabel: t('tagging-rules.find'),
      }}
    >
      {(items) => <TaggingRulesTable rules={items} />}
    </ItemListPage>
  );
}
