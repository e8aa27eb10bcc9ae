import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshOrganization } from '../../../api/queries/live-organization.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useConfirm } from '../../../ui/overlays/dialogs/confirm.tsx';
import { withImportLock } from '../records/import-lock.ts';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import { createImportRequests } from '../requests/import-requests.ts';
import { createRequestPace, ImportStop } from '../requests/request-pace.ts';
import { undoImport } from '../engine/undo-import.ts';
import { importsKey } from './imports-query.ts';

interface UndoButtonProps {
  record: ImportRecord;
  store: ImportStore;
  onUndone?: () => void;
}

export function UndoButton({ record, store, onUndone }: UndoButtonProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const undo = useMutation({
    mutationFn: () => {
      const requests = createImportRequests(record.organizationId);
      return withImportLock(record.organizationId, () =>
        undoImport(record, {
          store,
          requests,
          send: createRequestPace({ now: Date.now, wait, check: requests.now }),
          onProgress: (done, total) => setProgress({ done, total }),
        }),
      );
    },
    onSuccess: (undone) => {
      if (!undone) {
        toast.error(t('import.phase.locked'));
        return;
      }
      const { trashed, missing } = undone;
      toast.success(
        t(missing > 0 ? 'import.undo.partly' : 'import.undo.done', {
          amount: trashed,
          missing,
        }),
      );
      onUndone?.();
    },
    onError: (error) => errorToast()(error instanceof ImportStop ? error.cause : error),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: importsKey });
      void refreshOrganization(queryClient, record.organizationId);
    },
  });
  const ask = async () => {
    const isMeant = await confirm({
      title: t('import.undo.title'),
      description: t('import.undo.description'),
      confirmLabel: t('import.undo.action'),
      isDestructive: true,
    });
    if (isMeant) undo.mutate();
  };
  return (
    <>
      {undo.isPending && progress && (
        <output className="self-center text-sm text-muted tabular-nums">
          {t('import.count', progress)}
        </output>
      )}
      <Button isLoading={undo.isPending} onClick={() => void ask()}>
        {t('import.undo.action')}
      </Button>
    </>
  );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
