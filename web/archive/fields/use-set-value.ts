import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { AddedDefaults } from '../../../shared/archive/correspondents/added-defaults.ts';
import { noDefaults } from '../../../shared/archive/correspondents/no-defaults.ts';
import type {
  DocumentDetail,
  UpdatedDocument,
} from '../../../shared/archive/documents/document.ts';
import { useDraft } from '../../api/use-draft.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  documentKeys,
  patchCachedDocument,
  setCachedDocument,
  type DocumentPatch,
} from '../documents/document-cache.ts';
import { fieldDraft } from './field-draft.ts';
import { dismissRetryToast, retryToast } from './retry-toast.ts';

type ValueEdit<Value> = {
  to: Value;
  /** The new value as text. */
  text: string | undefined;
  /** What came with the correspondent that the edit undoes. */
  removeDefaults?: AddedDefaults;
  /** The edit that sets the former value again, where that is offered. */
  undo?: Pick<ValueEdit<Value>, 'to' | 'text'>;
};

/** What a response says: the value, and what came with a correspondent. */
type Written = { written: unknown; addedDefaults: AddedDefaults | undefined };

type SetValueOptions<Value> = {
  field: { id: string; name: string };
  send: (to: Value, removeDefaults?: AddedDefaults) => Promise<UpdatedDocument>;
  /** Sets the value in a cached document. */
  patch: (to: Value) => DocumentPatch;
  valueOf: (document: DocumentDetail) => unknown;
};

/**
 * Sets a field of a document without naming a version, as nothing else is changed. It is shown at once, rolled back when the
 * request fails, and can be undone.
 */
export function useSetValue<Value>(
  { organizationId, id: documentId, name: documentName }: DocumentDetail,
  { field, send, patch, valueOf }: SetValueOptions<Value>,
) {
  const queryClient = useQueryClient();
  // Of built-in and custom fields together: only the last change of a document in a row refetches it.
  const mutationKey = ['set-field', documentId];
  const key = fieldDraft(documentId, field.id);
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const isLastOfField = () =>
    queryClient.isMutating({ mutationKey, predicate: ({ meta }) => meta?.field === field.id }) <= 1;
  const set = useOrganizationMutation(organizationId, {
    mutationKey,
    meta: { field: field.id },
    // One after another: the last one that was sent is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ to, removeDefaults }: ValueEdit<Value>) => send(to, removeDefaults),
    onMutate: ({ to }) =>
      patchCachedDocument(queryClient, { organizationId, documentId }, patch(to)),
    onSuccess: ({ document, addedDefaults }, edit) => {
      dismissRetryToast(key);
      if (isLast()) setCachedDocument(queryClient, document);
      announce(edit, { written: valueOf(document), addedDefaults });
    },
    onError: (error, edit, rollBack) => {
      // It would take back the values that wait for their turn too; the response to the last of them shows what is stored.
      if (isLast()) rollBack?.();
      // A later value replaces this one.
      if (!isLastOfField()) return;
      retryToast(error, {
        key,
        documentName,
        fieldName: field.name,
        text: edit.text,
        retry: () => set.mutate(edit),
      });
    },
  });
  const undoUnlessChanged = (undo: ValueEdit<Value>, written: unknown) => {
    const address = { organizationId, documentId };
    const present = queryClient.getQueryData<DocumentDetail>(documentKeys.detail(address));
    if (!present || JSON.stringify(valueOf(present)) === JSON.stringify(written)) {
      return set.mutate(undo);
    }
    toast.error(i18next.t('documents.fields.changed-since'), {
      description: `${field.name} · ${documentName}`,
    });
  };
  const announce = (
    { text, undo }: ValueEdit<Value>,
    { written, addedDefaults = noDefaults }: Written,
  ) => {
    toast.success(i18next.t('documents.fields.saved'), {
      description: `${field.name}: ${text ?? '–'}`,
      ...(undo && {
        action: {
          label: i18next.t('documents.undo'),
          onClick: () => undoUnlessChanged({ ...undo, removeDefaults: addedDefaults }, written),
        },
      }),
    });
  };
  // One that finds that the session has ended is sent again once the user is back.
  useDraft<ValueEdit<Value>>(`sent-${key}`, {
    read: () => (set.isPending ? set.variables : undefined),
    restore: (edit) => set.mutate(edit),
  });
  return set;
}
