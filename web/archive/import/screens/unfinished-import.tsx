import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/layout/card.tsx';
import { useConfirm } from '../../../ui/overlays/dialogs/confirm.tsx';
import { withImportLock } from '../records/import-lock.ts';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import { pickedFromHandle } from '../source/picked-source.ts';
import { ImportError } from './import-error.tsx';
import { importsKey } from './imports-query.ts';
import { SourcePicker } from './source-picker.tsx';
import { UndoButton } from './undo-button.tsx';
import type { ImportFlow } from './use-import.ts';

interface UnfinishedImportProps {
  record: ImportRecord;
  store: ImportStore;
  flow: ImportFlow;
  error: unknown;
}

/** An import of an earlier visit, which continues when its source is available again. */
export function UnfinishedImport({ record, store, flow, error }: UnfinishedImportProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const done = useQuery({
    queryKey: [...importsKey, record.id, 'done'],
    queryFn: async () =>
      (await store.results(record.id)).filter(({ outcome }) => outcome !== 'sending').length,
    staleTime: 0,
  });
  const { handle } = record;

  const reopen = async () => {
    if (!handle || !(await isPermitted(handle))) return;
    await flow.resume(record, {
      name: handle.name,
      files: () => pickedFromHandle(handle),
      handle,
    });
  };

  const forget = async () => {
    const isMeant = await confirm({
      title: t('import.forget.title'),
      description: t('import.forget.description'),
      confirmLabel: t('import.forget.action'),
      isDestructive: true,
    });
    if (!isMeant) return;
    const removed = await withImportLock(record.organizationId, () => store.remove(record.id));
    if (removed === null) toast.error(t('import.phase.locked'));
    await queryClient.invalidateQueries({ queryKey: importsKey });
  };

  return (
    <Card>
      <CardHeader
        title={t('import.unfinished.title', { name: record.sourceName })}
        description={t('import.count', {
          done: done.data ?? 0,
          total: record.total,
        })}
      />
      <CardBody className="flex flex-col gap-4">
        <p className="text-pretty text-muted">
          {t(handle ? 'import.unfinished.kept' : 'import.unfinished.choose')}
        </p>
        <ImportError error={error} />
        {handle ? (
          <Button variant="primary" className="self-start" isLoading={false} onClick={reopen}>
            {t('import.continue')}
          </Button>
        ) : (
          <SourcePicker onPick={(picked) => void flow.resume(record, picked)} />
        )}
      </CardBody>
      <CardFooter>
        <UndoButton record={record} store={store} />
        <Button variant="ghost" onClick={() => void forget()}>
          {t('import.forget.action')}
        </Button>
      </CardFooter>
    </Card>
  );
}

type PermittedHandle = FileSystemHandle & {
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
};

async function isPermitted(handle: PermittedHandle): Promise<boolean> {
  const state = await handle.requestPermission?.({ mode: 'read' });
  return state === undefined || state === 'granted';
}
