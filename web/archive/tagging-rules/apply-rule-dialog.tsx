import { Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
} from '../../ui/overlays/dialogs/dialog.tsx';
import { RuleActions } from './rule-actions.tsx';
import { RunProgress, useTaggingRun } from './run-progress.tsx';
import { useApplyTaggingRule } from './tagging-rule-api.ts';

export function ApplyRuleDialog({ rule, trigger }: { rule: TaggingRule; trigger: ReactElement }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [runId, setRunId] = useState<string | null>(null);
  const apply = useApplyTaggingRule(rule.organizationId);
  const run = useTaggingRun(rule, runId);
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
        <RuleActions rule={rule} />
        {run && <RunProgress rule={rule} run={run} />}
      </DialogBody>
      <DialogFooter error={apply.error}>
        <DialogClose render={<Button>{t(run ? 'common.close' : 'common.cancel')}</Button>} />
        {!run && (
          <Button
            variant="primary"
            icon={<Play size={16} aria-hidden />}
            isLoading={apply.isPending}
            disabled={rule.actions.length + rule.fieldActions.length === 0}
            onClick={start}
          >
            {t('tagging-rules.apply.confirm')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
