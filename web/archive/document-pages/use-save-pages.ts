import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { PageOperation } from '../../../shared/reading/pages/page-plan.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import {
  useChangePages,
  useSplitDocument,
  useUndoMade,
  useUndoPages,
} from './document-pages-api.ts';
import { useConfirmSignature } from './use-confirm-signature.ts';

type Saved = { operations: PageOperation[]; parts: number[][] };

/** Saves arranged pages as the next version of their document, or as several documents; both can be undone. */
export function useSavePages(
  document: DocumentSummary,
  onSaved: (as: 'version' | 'parts') => void,
) {
  const { t } = useTranslation();
  const { organizationId, id, name, fileVersion } = document;
  const change = useChangePages(organizationId);
  const split = useSplitDocument(organizationId);
  const undoPages = useUndoPages(organizationId);
  const undoMade = useUndoMade(organizationId);
  const confirmSignature = useConfirmSignature();
  const nameOf = () => name;

  const saveVersion = async (operations: PageOperation[]) => {
    const made = await confirmSignature(nameOf, (confirmsSignature) =>
      change.mutateAsync({ document, operations, confirmsSignature }),
    );
    if (!made) return;
    toast.success(t('document-pages.saved', { version: made.fileVersion }), {
      description: made.name,
      action: {
        label: t('documents.undo'),
        onClick: () => undoPages({ documentId: id, version: fileVersion }),
      },
    });
    onSaved('version');
  };
  const saveParts = async (saved: Saved) => {
    const made = await confirmSignature(nameOf, (confirmsSignature) =>
      split.mutateAsync({ document, ...saved, confirmsSignature }),
    );
    if (!made) return;
    const madeIds = made.map((each) => each.id);
    const undo = () => undoMade({ formerIds: [id], madeIds });
    toast.success(t('document-pages.split', { count: made.length }), {
      description: name,
      action: { label: t('documents.undo'), onClick: undo },
    });
    onSaved('parts');
  };

  return {
    isPending: change.isPending || split.isPending,
    async run(saved: Saved) {
      try {
        await (saved.parts.length > 1 ? saveParts(saved) : saveVersion(saved.operations));
      } catch (error) {
        errorToast()(error);
      }
    },
  };
}
