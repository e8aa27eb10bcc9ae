import { useQuery } from '@tanstack/react-query';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useCurrentUser } from '../../../api/session/session-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { PageBody, PageHeader } from '../../../ui/layout/page.tsx';
import { ListLoading } from '../../../ui/lists/list-states.tsx';
import { openImportStore, type ImportStore } from '../records/import-store.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportPreviewCard } from './preview/import-preview.tsx';
import { ImportRunCard } from './import-run.tsx';
import { importsQuery } from './imports-query.ts';
import { SourceCard } from './source-card.tsx';
import { UnfinishedImport } from './unfinished-import.tsx';
import { useImport } from './use-import.ts';
import { useStepFocus } from './use-step-focus.ts';

export function ImportPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const store = useQuery({
    queryKey: ['import-store'],
    queryFn: openImportStore,
    staleTime: Infinity,
    structuralSharing: false,
  });
  return (
    <PageBody width="narrow">
      <PageHeader title={t('import.title')} description={t('import.description')} />
      {store.data ? (
        <ImportSteps organizationId={organizationId} store={store.data} />
      ) : (
        <ListLoading label={t('common.loading')} />
      )}
    </PageBody>
  );
}

function ImportSteps({ organizationId, store }: { organizationId: string; store: ImportStore }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const canChange = useCanChange();
  const flow = useImport(organizationId, store);
  const imports = useQuery(importsQuery(store, { organizationId, userId: user.id }));
  const { state, run } = flow;
  const steps = useStepFocus<HTMLDivElement>(run?.phase ?? state.step);
  const kept = imports.data ?? [];
  const unfinished = kept.find(({ status }) => status === 'open');
  // A user who has become a viewer still sees what was imported.
  const earlier = kept.filter(
    ({ id, status }) => (status !== 'open' || !canChange) && id !== run?.record.id,
  );

  const current = () => {
    if (run) return <ImportRunCard run={run} store={store} />;
    if (!canChange) return null;
    switch (state.step) {
      case 'reading':
        return (
          <output className="flex items-center gap-3 py-8 text-muted">
            <Spinner />
            {t('import.reading', { name: state.name })}
          </output>
        );
      case 'preview':
        return <ImportPreviewCard organizationId={organizationId} flow={flow} state={state} />;
      case 'pick':
        return unfinished ? (
          <UnfinishedImport record={unfinished} store={store} flow={flow} error={state.error} />
        ) : (
          <SourceCard onPick={flow.preview} error={state.error} />
        );
    }
  };

  return (
    <div ref={steps} className="flex flex-col gap-8">
      {!canChange && <Callout>{t('import.for-viewers')}</Callout>}
      {current()}
      {earlier.length > 0 && <EarlierImports records={earlier} store={store} />}
    </div>
  );
}
