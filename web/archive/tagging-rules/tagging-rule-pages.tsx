import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SavedTaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { isMissing } from '../../api/api-error.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card, CardBody } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListError } from '../../ui/lists/list-states.tsx';
import { PageBody, PageHeader } from '../../ui/layout/page.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { taggingRuleQuery, type TaggingRuleAddress } from './tagging-rule-api.ts';
import { TaggingRuleDetails } from './tagging-rule-details.tsx';
import { TaggingRuleForm } from './form/tagging-rule-form.tsx';

export function CreateTaggingRulePage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const backToList = useBackToList(organizationId);
  const isEditable = useIsEditable();
  return (
    <RulePage organizationId={organizationId} title={t('tagging-rules.create')}>
      {isEditable ? (
        <Card>
          <CardBody>
            <TaggingRuleForm organizationId={organizationId} {...backToList} />
          </CardBody>
        </Card>
      ) : (
        <EmptyState
          icon={<WandSparkles size={24} />}
          title={t('tagging-rules.not-allowed.title')}
          description={t('tagging-rules.not-allowed.description')}
        />
      )}
    </RulePage>
  );
}

export function EditTaggingRulePage(address: TaggingRuleAddress) {
  const { t } = useTranslation();
  const { organizationId } = address;
  const query = useQuery(taggingRuleQuery(address));
  const backToList = useBackToList(organizationId);
  const { data: rule, error } = query;
  const isEditable = useIsEditable();
  // A form keeps its initial values once something is typed, so that it must not start with a stale cached rule. It
  // stays mounted while a rule is refetched.
  const isCurrent = useHasBeen(query.isFetchedAfterMount || !query.isStale);

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
            {isEditable ? (
              <TaggingRuleForm organizationId={organizationId} rule={rule} {...backToList} />
            ) : (
              <TaggingRuleDetails rule={rule} />
            )}
          </CardBody>
        </Card>
      )}
    </RulePage>
  );
}

function useIsEditable(): boolean {
  return useHasBeen(useCanChange());
}

function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** After saving, the list offers to apply the rule, and there is nothing unsaved to ask about. */
function useBackToList(organizationId: string) {
  const navigate = useNavigateFromHere();
  const list = {
    to: '/organizations/$organizationId/tagging-rules',
    params: { organizationId },
  } as const;
  return {
    onCancel: () => void navigate(list),
    onSaved: ({ taggingRule, run }: SavedTaggingRule) =>
      navigate({
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
