import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Play, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListError } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { ApplyRuleDialog } from './apply-rule-dialog.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { taggingRuleQuery, type TaggingRuleAddress } from './tagging-rule-api.ts';
import { TaggingRuleForm } from './tagging-rule-form.tsx';

export function CreateTaggingRulePage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const backToList = useBackToList(organizationId);
  return (
    <RulePage organizationId={organizationId} title={t('tagging-rules.create')}>
      <TaggingRuleForm organizationId={organizationId} onDone={backToList} />
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
    <RulePage
      organizationId={organizationId}
      title={rule?.name ?? t('tagging-rules.edit')}
      actions={
        rule && (
          <ApplyRuleDialog
            rule={rule}
            trigger={
              <Button icon={<Play size={16} aria-hidden />}>
                {t('tagging-rules.apply.action')}
              </Button>
            }
          />
        )
      }
    >
      {(query.isPending || (rule && !isCurrent)) && (
        <section aria-busy aria-label={t('common.loading')}>
          <SkeletonText lines={8} />
        </section>
      )}
      {error && hasCode(error, 'tagging_rule.not_found') && (
        <EmptyState
          icon={<WandSparkles size={24} />}
          title={t('tagging-rules.not-found.title')}
          description={t('tagging-rules.not-found.description')}
        />
      )}
      {error && !hasCode(error, 'tagging_rule.not_found') && (
        <ListError
          title={t('tagging-rules.error-one')}
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      {rule && isCurrent && (
        <TaggingRuleForm organizationId={organizationId} rule={rule} onDone={backToList} />
      )}
    </RulePage>
  );
}

function useBackToList(organizationId: string) {
  const navigate = useNavigate();
  return () =>
    void navigate({
      to: '/organizations/$organizationId/tagging-rules',
      params: { organizationId },
    });
}

function RulePage(props: {
  organizationId: string;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { organizationId, title, actions, children } = props;
  const { t } = useTranslation();
  return (
    <PageBody width="narrow">
      <PageHeader
        title={title}
        actions={actions}
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
