import { useQuery } from '@tanstack/react-query';
import { Pause, ScanText } from 'lucide-react';
import type { FindingRun } from '../../../shared/archive/finding-runs/finding-run.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { findingRunQuery, useStartFindingRun, useStopFindingRun } from './finding-run-api.ts';

export function FindingRunCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const { data: run } = useQuery({
    ...findingRunQuery(organizationId),
    enabled: canChange,
  });
  const start = useStartFindingRun(organizationId);
  const stop = useStopFindingRun(organizationId);
  if (!canChange) return null;
  const isRunning = run?.state === 'running';
  return (
    <Card>
      <CardHeader title={t('findingRuns.title')} description={t('findingRuns.description')} />
      <CardBody className="flex flex-col items-start gap-4">
        {run && <RunState run={run} />}
        {isRunning ? (
          <Button
            icon={<Pause size={16} aria-hidden />}
            isLoading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('findingRuns.stop')}
          </Button>
        ) : (
          <Button
            icon={<ScanText size={16} aria-hidden />}
            isLoading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t(run?.state === 'stopped' ? 'findingRuns.continue' : 'findingRuns.start')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function RunState({ run }: { run: FindingRun }) {
  const { t } = useTranslation();
  const { state, processedCount, totalCount, changedCount, isOutdated } = run;
  const processed = t('findingRuns.processed', { processed: processedCount, total: totalCount });
  const result = t('findingRuns.result', { count: changedCount });
  switch (state) {
    case 'running':
      return (
        <output className="flex w-full flex-col gap-2">
          <Progress
            label={t('findingRuns.progress')}
            value={totalCount === 0 ? 0 : processedCount / totalCount}
          />
          <span className="text-sm text-muted tabular-nums">{processed}</span>
        </output>
      );
    case 'stopped':
      return (
        <output className="w-full">
          <Callout title={t('findingRuns.stopped')}>
            {processed} · {result}
          </Callout>
        </output>
      );
    case 'done':
      return (
        <output className="w-full">
          <Callout tone="success" title={t('findingRuns.done')}>
            {result}
            {isOutdated && ` · ${t('findingRuns.improved')}`}
          </Callout>
        </output>
      );
  }
}
