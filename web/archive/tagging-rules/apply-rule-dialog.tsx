import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import type {
  TaggingRule,
  TaggingRun,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { refreshOrganization } from '../../api/live-organization.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../../ui/overlays/dialog.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { RuleTags } from './rule-tags.tsx';
import { taggingRunQuery, useApplyTaggingRule } from './tagging-rule-api.ts';

/** Applies a rule to the existing documents, and shows the progress and the result. */
export function ApplyRuleDialog({ rule, trigger }: { rule: TaggingRule; trigger: ReactElement }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [runId, setRunId] = useState<string | null>(null);
  const apply = useApplyTaggingRule(rule.organizationId);
  const run = useRun(rule, runId);
  const isRunning = run?.state === 'running';

  const start = () => apply.mutate(rule.id, { onSuccess: ({ id }) => setRunId(id) });
  const open = (isWanted: boolean) => {
    setIsOpen(isWanted);
    // The result of an earlier run is outdated.
    if (isWanted && !isRunning) setRunId(null);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={trigger}
      title={t('tagging-rules.apply.title')}
      description={t('tagging-rules.apply.description', { name: rule.name })}
    >
      <DialogBody>
        <RuleTags rule={rule} />
        {run && <RunProgress run={run} />}
      </DialogBody>
      <DialogFooter>
        <DialogClose render={<Button>{t(run ? 'common.close' : 'common.cancel')}</Button>} />
        {!run && (
          <Button
            variant="primary"
            icon={<Play size={16} aria-hidden />}
            isLoading={apply.isPending}
            disabled={rule.actions.length === 0}
            onClick={start}
          >
            {t('tagging-rules.apply.confirm')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** The run as it progresses; once it ends, everything shown of the organization is refreshed. */
function useRun(rule: TaggingRule, runId: string | null): TaggingRun | undefined {
  const queryClient = useQueryClient();
  const { organizationId, id: taggingRuleId } = rule;
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

function RunProgress({ run }: { run: TaggingRun }) {
  const { t } = useTranslation();
  const result = t('tagging-rules.apply.result', {
    count: run.taggedCount,
    matched: run.matchedCount,
  });
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
          <Callout tone="success" title={t('tagging-rules.apply.done')}>
            {result}
          </Callout>
        </output>
      );
    case 'cancelled':
      return (
        <output>
          <Callout tone="warning" title={t('tagging-rules.apply.cancelled')}>
            {result}
          </Callout>
        </output>
      );
  }
}
