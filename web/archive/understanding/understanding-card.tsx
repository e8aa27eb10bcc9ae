import { useQuery } from '@tanstack/react-query';
import { Pause, ScanText } from 'lucide-react';
import type { UnderstandingRun } from '../../../shared/archive/understanding/understanding-run.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import {
  understandingRunQuery,
  useStartUnderstanding,
  useStopUnderstanding,
} from './understanding-api.ts';

export function UnderstandingCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const { data: run } = useQuery({
    ...understandingRunQuery(organizationId),
    enabled: canChange,
  });
  const start = useStartUnderstanding(organizationId);
  const stop = useStopUnderstanding(organizationId);
  if (!canChange) return null;
  const isRunning = run?.state === 'running';
  return (
    <Card>
      <CardHeader title={t('understanding.title')} description={t('understanding.description')} />
      <CardBody className="flex flex-col items-start gap-4">
        {run && <RunState run={run} />}
        {isRunning ? (
          <Button
            icon={<Pause size={16} aria-hidden />}
            isLoading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('understanding.stop')}
          </Button>
        ) : (
          <Button
            icon={<ScanText size={16} aria-hidden />}
            isLoading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t(run?.state === 'stopped' ? 'understanding.continue' : 'understanding.start')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function RunState({ run }: { run: UnderstandingRun }) {
  const { t } = useTranslation();
  const { state, processedCount, totalCount, changedCount, isOutdated } = run;
  const processed = t('understanding.processed', { processed: processedCount, total: totalCount });
  const result = t('understanding.result', { count: changedCount });
  switch (state) {
    case 'running':
      return (
        <output className="flex w-full flex-col gap-2">
          <Progress
            label={t('understanding.progress')}
            value={totalCount === 0 ? 0 : processedCount / totalCount}
          />
          <span className="text-sm text-muted tabular-nums">{processed}</span>
        </output>
      );
    case 'stopped':
      return (
        <output className="w-full">
          <Callout title={t('understanding.stopped')}>
            {processed} · {result}
          </Callout>
        </output>
      );
    case 'done':
      return (
        <output className="w-full">
          <Callout tone="success" title={t('understanding.done')}>
            {result}
            {isOutdated && ` · ${t('understanding.improved')}`}
          </Callout>
        </output>
      );
  }
}
