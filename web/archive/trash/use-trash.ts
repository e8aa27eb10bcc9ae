import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useRestoreDocuments, useTrashDocument } from './trash-api.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deselect } from '../bulk/selection-store.ts';

/** Moving a document to the trash: asks, does it, and offers to undo it. */
export function useTrash(organizationId: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const errorMessage = useErrorMessage();
  const trash = useTrashDocument(organizationId);
  const undo = useUndoTrash(organizationId);

  return {
    isPending: trash.isPending,
    /** Answers whether the document is in the trash now. */
    ask: async (document: DocumentSummary): Promise<boolean> => {
      const isConfirmed = await confirm({
        title: t('documents.delete.title'),
        description: t('documents.delete.description', { name: document.name }),
        confirmLabel: t('documents.delete.confirm'),
        isDestructive: true,
      });
      if (!isConfirmed) return false;
      try {
        await trash.mutateAsync(document.id);
        deselect(organizationId, [document.id]);
      } catch (error) {
        toast.error(errorMessage(error));
        return false;
      }
      toast.success(t('documents.deleted'), {
        description: document.name,
        action: { label: t('documents.undo'), onClick: () => void undo([document.id]) },
      });
      return true;
    },
  };
}

/** Takes documents out of the trash again. */
export function useUndoTrash(organizationId: string) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const restore = useRestoreDocuments(organizationId);
  return async (documentIds: readonly string[]) => {
    try {
      const count = await restore.mutateAsync(documentIds);
      toast.success(
        count === 1 ? t('documents.restored') : t('documents.bulk.restored', { count }),
      );
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
}
