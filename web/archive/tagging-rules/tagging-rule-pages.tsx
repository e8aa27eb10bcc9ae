import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SavedTaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { isMissing } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card, CardBody } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListError } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { taggingRuleQuery, type TaggingRuleAddress } from './tagging-rule-api.ts';
import { TaggingRuleForm } from './tagging-rule-form.tsx';

export function CreateTaggingRulePage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const backToList = useBackToList(organizationId);
  return (
    <RulePage organizationId={organizationId} title={t('tagging-rules.create')}>
      <Card>
        <CardBody>
          <TaggingRuleForm organizationId={organizationId} {...backToList} />
        </CardBody>
      </Card>
    </RulePage>
  );
}

export function EditTaggingRulePage(address: TaggingRuleAddress) {
  const { t } = useTranslation();
  const { organizationId } = address;
  const query = useQuery(taggingRuleQuery(address));
  const backToList = useBackToList(organizationId);
  const { data: rule, error } = query;
  // A form keeps its initial values, so it must not start with a stale cached rule.
  const isCurrent = query.isFetchedAfterMount || !query.isStale;

  return (
    <RulePage organizationId={organizationId} title={rule?.name ?? t('tagging-rules.edit')}>
      {(query.isPending || (rule && !isCurrent)) && (
        <section aria-busy aria-label={t('common.loading')}>
          <SkeletonText lines={8} />
        </section>
      )}
      {error && isMissing(error, 'tagging_rule.not_found') && (
        <EmptyState
          icon={<WandSparkles size={24} />}
          title={t('tagging-rules.not-found.title')}
          description={t('tagging-rules.not-found.description')}
        />
      )}
      {error && !isMissing(error, 'tagging_rule.not_found') && (
        <ListError
          title={t('tagging-rules.error-one')}
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      {rule && isCurrent && (
        <Card>
          <CardBody>
            <TaggingRuleForm organizationId={organizationId} rule={rule} {...backToList} />
          </CardBody>
        </Card>
      )}
    </RulePage>
  );
}

/** After saving the list offers to apply the rule; there is nothing unsaved then to ask about. */
function useBackToList(organizationId: string) {
  const navigate = useNavigate();
  const list = {
    to: '/organizations/$organizationId/tagging-rules',
    params: { organizationId },
  } as const;
  return {
    onCancel: () => void navigate(list),
    onSaved: ({ taggingRule, run }: SavedTaggingRule) =>
      void navigate({
        ...list,
        state: { savedRule: { id: taggingRule.id, runId: run?.id ?? null } },
        ignoreBlocker: true,
      }),
  };
}

function RulePage(props: { organizationId: string; title: string; children: ReactNode }) {
  const { organizationId, title, children } = props;
  const { t } = useTranslation();
  return (
    <PageBody width="narrow">
      <PageHeader
        title={title}
        eyebrow={
          <BackLink
            render={
              <Link to="/organizations/$organizationId/tagging-rules" params={{ organizationId }} />
            }
          >
            {t('tagging-rules.back-to-list')}
          </BackLink>
        }
      />
      <div className="flex flex-col gap-6">
        <DemoNotice />
        {children}
      </div>
    </PageBody>
  );
}
