import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import {
  patchCachedDocument,
  setCachedDocument,
  type DocumentPatch,
} from '../documents/document-cache.ts';
import { retryToast } from './retry-toast.ts';

type SetValueOptions<Edit> = {
  send: (edit: Edit) => Promise<DocumentDetail>;
  /** Sets the value in a cached document. */
  patch: (edit: Edit) => DocumentPatch;
  /** What the field is called. */
  nameOf: (edit: Edit) => string;
  /** The edit that sets the former value again, where that is offered. */
  undoOf: (edit: Edit) => Edit | undefined;
};

/**
 * Sets a field of a document without naming a version, as nothing else is changed. It is shown at once, rolled back when the
 * request fails, and can be undone. `text`: the new value as text.
 */
export function useSetValue<Edit extends { text: string | undefined }>(
  address: DocumentAddress,
  { send, patch, nameOf, undoOf }: SetValueOptions<Edit>,
) {
  const queryClient = useQueryClient();
  // Of built-in and custom fields together: only the last change of a document in a row refetches it.
  const mutationKey = ['set-field', address.documentId];
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const set = useOrganizationMutation(address.organizationId, {
    mutationKey,
    // One after another: the last one that was sent is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: (edit) => patchCachedDocument(queryClient, address, patch(edit)),
    onSuccess: (updated, edit) => {
      if (isLast()) setCachedDocument(queryClient, updated);
      announce(edit);
    },
    onError: (error, edit, rollBack) => {
      rollBack?.();
      retryToast(error, () => set.mutate(edit));
    },
  });
  const announce = (edit: Edit) => {
    const undo = undoOf(edit);
    toast.success(i18next.t('documents.fields.saved'), {
      description: `${nameOf(edit)}: ${edit.text ?? '–'}`,
      ...(undo && {
        action: { label: i18next.t('documents.undo'), onClick: () => set.mutate(undo) },
      }),
    });
  };
  return set;
}
