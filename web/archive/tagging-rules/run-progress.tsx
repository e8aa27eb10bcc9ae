import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  TaggingRule,
  TaggingRun,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { limits } from '../../../shared/limits.ts';
import { refreshOrganization } from '../../api/queries/live-organization.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { taggingRunQuery } from './tagging-rule-api.ts';

export function useTaggingRun(
  { organizationId, id: taggingRuleId }: Pick<TaggingRule, 'organizationId' | 'id'>,
  runId: string | null,
): TaggingRun | undefined {
  const queryClient = useQueryClient();
  const { data: run } = useQuery({
    ...taggingRunQuery({ organizationId, taggingRuleId }, runId ?? ''),
    enabled: runId !== null,
  });
  const hasEnded = run !== undefined && run.state !== 'running';
  useEffect(() => {
    if (!hasEnded) return;
    void refreshOrganization(queryClient, organizationId);
  }, [hasEnded, queryClient, organizationId]);
  return run;
}

export function RunProgress({ rule, run }: { rule: TaggingRule; run: TaggingRun }) {
  const { t } = useTranslation();
  const result = t(
    rule.fieldActions.length > 0
      ? 'tagging-rules.apply.result-fields'
      : 'tagging-rules.apply.result',
    { count: run.taggedCount, matched: run.matchedCount },
  );
  const skipped = run.skippedCount > 0 && (
    <p>
      {t('documents.bulk.without-room-for-tags', {
        count: run.skippedCount,
        maxCount: limits.documentTags.max,
      })}
    </p>
  );
  switch (run.state) {
    case 'running':
      return (
        <output className="flex flex-col gap-2">
          <Progress
            label={t('tagging-rules.apply.progress')}
            value={run.totalCount === 0 ? 0 : run.processedCount / run.totalCount}
          />
          <span className="text-sm text-muted tabular-nums">
            {t('tagging-rules.apply.processed', {
              processed: run.processedCount,
              total: run.totalCount,
            })}
          </span>
        </output>
      );
    case 'done':
      return (
        <output>
          <Callout
            tone={run.skippedCount > 0 ? 'warning' : 'success'}
            title={t('tagging-rules.apply.done')}
          >
            <p>{result}</p>
            {skipped}
          </Callout>
        </output>
      );
    case 'cancelled':
      return (
        <output>
          <Callout tone="warning" title={t('tagging-rules.apply.cancelled')}>
            <p>{result}</p>
            {skipped}
          </Callout>
        </output>
      );
  }
}
