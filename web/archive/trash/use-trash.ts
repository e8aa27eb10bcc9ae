import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useConfirmedMutation } from '../../ui/overlays/dialogs/use-confirmed-mutation.ts';
import { deselect } from '../documents/selection/selection-store.ts';
import { useRestoreDocuments, useTrashDocument } from './trash-api.ts';

export function useTrash(document: DocumentSummary, onTrashed?: () => unknown) {
  const { t } = useTranslation();
  const { id, name, organizationId } = document;
  const undo = useUndoTrash(organizationId);
  const trash = useConfirmedMutation(useTrashDocument(organizationId), {
    title: t('documents.delete.title'),
    description: t('documents.delete.description', { name }),
    confirmLabel: t('documents.delete.confirm'),
    isUndoable: true,
    onSuccess: () => {
      deselect(organizationId, [id]);
      toast.success(t('documents.deleted'), {
        description: name,
        action: { label: t('documents.undo'), onClick: () => undo([id]) },
      });
      return onTrashed?.();
    },
  });
  return { ask: () => trash.ask(id), isPending: trash.isPending };
}

/** Restores documents that were just moved to the trash, even if the component has unmounted. */
export function useUndoTrash(organizationId: string) {
  const { t } = useTranslation();
  const restore = useRestoreDocuments(organizationId, {
    onSuccess: ({ count, skippedCount }) => {
      if (skippedCount > 0) toast.warning(t('trash.not-restored', { count: skippedCount }));
      if (count > 0) {
        toast.success(
          count === 1 ? t('documents.restored') : t('documents.bulk.restored', { count }),
        );
      }
    },
  });
  return (documentIds: readonly string[]) => restore.mutate(documentIds);
}
