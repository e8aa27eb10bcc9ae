import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useConfig } from '../../../api/session/config-api.ts';
import { refreshWhatWasWritten } from '../../../api/queries/live-organization.ts';
import { useCurrentUser } from '../../../api/session/session-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { defaultCurrency } from '../../fields/inputs/currency-select.tsx';
import { createUploadRefresh } from '../../documents/upload/queue/upload-refresh.ts';
import { fingerprintOf, type ImportRecord } from '../records/import-record.ts';
import { createImportRequests } from '../requests/import-requests.ts';
import { startRun, runOf, subscribeToRuns } from '../engine/import-runs.ts';
import type { ImportStore } from '../records/import-store.ts';
import type { ImportPlan } from '../plan/import-plan.ts';
import { planSource, type ImportChoices } from '../plan/plan-source.ts';
import { openPicked, type PickedFile } from '../source/picked-source.ts';
import type { ImportSource } from '../source/source-file.ts';

export type Picked = {
  name: string;
  files: () => Promise<PickedFile[]>;
  handle?: FileSystemHandle;
};

export type ImportStep =
  | { step: 'pick'; error?: unknown }
  | { step: 'reading'; name: string }
  | {
      step: 'preview';
      plan: ImportPlan;
      source: ImportSource;
      handle?: FileSystemHandle;
      error?: unknown;
    };

export class OtherSourceError extends Error {}

export function useImport(organizationId: string, store: ImportStore) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { i18n } = useTranslation();
  const maxSize = Math.max(0, useConfig().documentsStorage.maxUploadSize);
  const [state, setState] = useState<ImportStep>({ step: 'pick' });
  const [choices, setChoices] = useState<ImportChoices>(() => ({
    foldersAsTags: false,
    keepsDates: true,
    currency: defaultCurrency(i18n.language),
  }));
  const run = useSyncExternalStore(subscribeToRuns, () => runOf(organizationId, user.id));

  const start = (plan: ImportPlan, record: ImportRecord) => {
    const refresh = createUploadRefresh((id) => refreshWhatWasWritten(queryClient, id));
    const onImported = () => refresh(organizationId);
    startRun({ plan, record, store, maxSize, onImported });
    setState({ step: 'pick' });
  };

  const read = async (picked: Picked, work: (source: ImportSource) => Promise<void>) => {
    setState({ step: 'reading', name: picked.name });
    try {
      await work(await openPicked(picked.name, await picked.files()));
    } catch (error) {
      setState({ step: 'pick', error });
    }
  };

  return {
    state,
    run,
    choices,
    maxSize,
    reset: () => setState({ step: 'pick' }),
    preview: (picked: Picked) =>
      read(picked, async (source) => {
        const plan = await planSource(source, choices);
        setState({ step: 'preview', plan, source, handle: picked.handle });
      }),
    choose: async (changed: Partial<ImportChoices>) => {
      const next = { ...choices, ...changed };
      setChoices(next);
      if (state.step !== 'preview') return;
      try {
        setState({ ...state, plan: await planSource(state.source, next) });
      } catch (error) {
        setState({ step: 'pick', error });
      }
    },
    begin: async () => {
      if (state.step !== 'preview') return;
      const { plan, handle } = state;
      try {
        const record: ImportRecord = {
          id: crypto.randomUUID(),
          organizationId,
          userId: user.id,
          kind: plan.kind,
          sourceName: plan.sourceName,
          choices,
          fingerprint: await fingerprintOf(plan),
          total: plan.items.length,
          startedAt: await createImportRequests(organizationId).now(),
          status: 'open',
          ...(handle && { handle }),
        };
        await saveRecord(store, record);
        start(plan, record);
      } catch (error) {
        setState({ ...state, error });
      }
    },
    resume: (record: ImportRecord, picked: Picked) =>
      read(picked, async (source) => {
        const plan = await planSource(source, record.choices);
        if ((await fingerprintOf(plan)) !== record.fingerprint) throw new OtherSourceError();
        start(plan, record);
      }),
  };
}

export type ImportFlow = ReturnType<typeof useImport>;

/** Some browsers cannot store handles. */
async function saveRecord(store: ImportStore, record: ImportRecord) {
  try {
    await store.save(record);
  } catch {
    const { handle: _, ...plain } = record;
    await store.save(plain);
  }
}
