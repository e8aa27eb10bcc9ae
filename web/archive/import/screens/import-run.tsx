import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Stat, StatList } from '../../../ui/feedback/stat.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/layout/card.tsx';
import type { ItemResult } from '../records/import-record.ts';
import { closeRun, pauseRun, resumeRun, type RunSnapshot } from '../engine/import-runs.ts';
import type { ImportStore } from '../records/import-store.ts';
import type { Tally } from '../engine/result-tally.ts';
import { ImportError, useReasonText } from './import-error.tsx';
import { importsKey } from './imports-query.ts';
import { ReportButton } from './report-button.tsx';
import { UndoButton } from './undo-button.tsx';

const outcomes = ['created', 'restored', 'duplicate', 'failed'] as const;

export function ImportRunCard({ run, store }: { run: RunSnapshot; store: ImportStore }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { record, phase, tally, stoppedBy } = run;
  const { organizationId, sourceName } = record;
  const isDone = phase === 'done';
  const isStopped = phase === 'paused' || phase === 'locked';
  const isEnded = phase === 'ended';
  const canChange = useCanChange();

  useEffect(() => {
    if (isDone || isEnded) void queryClient.invalidateQueries({ queryKey: importsKey });
  }, [isDone, isEnded, queryClient]);

  const close = () => {
    closeRun(organizationId);
    void queryClient.invalidateQueries({ queryKey: importsKey });
  };

  return (
    <Card>
      <CardHeader
        title={t(isDone ? 'import.run.done' : 'import.run.title', { name: sourceName })}
        description={<output>{t(`import.phase.${phase}`)}</output>}
      />
      <CardBody className="flex flex-col gap-5">
        <RunProgress tally={tally} />
        <StatList>
          {outcomes
            .filter((outcome) => outcome === 'created' || tally[outcome] > 0)
            .map((outcome) => (
              <OutcomeStat key={outcome} outcome={outcome} count={tally[outcome]} />
            ))}
        </StatList>
        {isStopped && <ImportError error={stoppedBy} />}
        {phase === 'running' && <Callout>{t('import.run.stay')}</Callout>}
        <Failures failures={tally.failures} count={tally.failed} />
      </CardBody>
      <CardFooter>
        {!isDone && !isStopped && !isEnded && (
          <Button isLoading={false} onClick={() => pauseRun(organizationId)}>
            {t('import.pause')}
          </Button>
        )}
        {isStopped && (
          <>
            <Button variant="ghost" onClick={close}>
              {t('common.close')}
            </Button>
            <ReportButton record={record} store={store} />
            {canChange && (
              <Button variant="primary" isLoading={false} onClick={() => resumeRun(organizationId)}>
                {t('import.continue')}
              </Button>
            )}
          </>
        )}
        {isEnded && (
          <Button variant="primary" onClick={close}>
            {t('common.close')}
          </Button>
        )}
        {isDone && (
          <>
            {canChange && <UndoButton record={record} store={store} onUndone={close} />}
            <ReportButton record={record} store={store} />
            <Button variant="primary" onClick={close}>
              {t('common.close')}
            </Button>
          </>
        )}
      </CardFooter>
    </Card>
  );
}

function RunProgress({ tally: { done, total } }: { tally: Tally }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <Progress label={t('import.progress')} value={total === 0 ? 1 : done / total} />
      <p className="text-sm text-muted tabular-nums">{t('import.count', { done, total })}</p>
    </div>
  );
}

function OutcomeStat({ outcome, count }: { outcome: (typeof outcomes)[number]; count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return <Stat label={t(`import.outcome.${outcome}`)}>{number(count)}</Stat>;
}

function Failures({ failures, count }: { failures: readonly ItemResult[]; count: number }) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  if (count === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t('import.outcome.failed')}</h3>
      <ul className="max-h-80 divide-y divide-border overflow-y-auto">
        {failures.map((failure) => (
          <li key={failure.key} className="py-2">
            <p className="truncate">{failure.label}</p>
            <p className="text-sm text-muted">{reasonText(failure)}</p>
          </li>
        ))}
      </ul>
      {count > failures.length && (
        <p className="text-sm text-muted">{t('import.more-in-report')}</p>
      )}
    </section>
  );
}
