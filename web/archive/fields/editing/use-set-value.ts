import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { AddedDefaults } from '../../../../shared/archive/correspondents/added-defaults.ts';
import { noDefaults } from '../../../../shared/archive/correspondents/no-defaults.ts';
import type {
  DocumentDetail,
  UpdatedDocument,
} from '../../../../shared/archive/documents/document.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { useOrganizationMutation } from '../../../api/queries/use-organization-mutation.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import {
  documentKeys,
  patchCachedDocument,
  setCachedDocument,
  type DocumentPatch,
} from '../../documents/document-cache.ts';
import { fieldDraft } from './field-draft.ts';
import { isEqualValue } from './is-equal-value.ts';
import { dismissRetryToast, retryToast } from './retry-toast.ts';

type ValueEdit<Value> = {
  to: Value;
  text: string | undefined;
  /** The defaults of the correspondent whose assignment this edit undoes. */
  removeDefaults?: AddedDefaults;
  /** The edit that restores the former value, if undoing is offered. */
  undo?: Pick<ValueEdit<Value>, 'to' | 'text'>;
};

type Written<Value> = { written: Value; addedDefaults: AddedDefaults | undefined };

type SetValueOptions<Value> = {
  field: { id: string; name: string };
  send: (to: Value, removeDefaults?: AddedDefaults) => Promise<UpdatedDocument>;
  patch: (to: Value) => DocumentPatch;
  valueOf: (document: DocumentDetail) => Value;
};

/**
 * Sets a field of a document; no version is needed, as nothing else changes. The value is shown at once, rolled back if
 * the request fails, and can be undone.
 */
export function useSetValue<Value>(
  { organizationId, id: documentId, name: documentName }: DocumentDetail,
  { field, send, patch, valueOf }: SetValueOptions<Value>,
) {
  const queryClient = useQueryClient();
  const address = { organizationId, documentId };
  const show = (value: Value) => patchCachedDocument(queryClient, address, patch(value));
  const isShown = (value: Value) => {
    const shown = queryClient.getQueryData<DocumentDetail>(documentKeys.detail(address));
    return !shown || isEqualValue(valueOf(shown), value);
  };
  // Shared by built-in and custom fields: only the last of several consecutive changes refetches the document.
  const mutationKey = ['set-field', documentId];
  const key = fieldDraft(documentId, field.id);
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const isLastOfField = () =>
    queryClient.isMutating({ mutationKey, predicate: ({ meta }) => meta?.field === field.id }) <= 1;
  const set = useOrganizationMutation(organizationId, {
    mutationKey,
    meta: { field: field.id },
    // Requests run one after another, so that the last value sent is the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ to, removeDefaults }: ValueEdit<Value>) => send(to, removeDefaults),
    onMutate: ({ to }) => {
      const shown = queryClient.getQueryData<DocumentDetail>(documentKeys.detail(address));
      show(to);
      return shown && { former: valueOf(shown) };
    },
    onSuccess: ({ document, addedDefaults }, edit) => {
      dismissRetryToast(key);
      if (isLast()) setCachedDocument(queryClient, document);
      announce(edit, { written: valueOf(document), addedDefaults });
    },
    onError: (error, edit, shown) => {
      // A later value of the field stays shown and replaces this one.
      if (shown && isShown(edit.to)) show(shown.former);
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
  const undoUnlessChanged = (undo: ValueEdit<Value>, written: Value) => {
    if (isShown(written)) return set.mutate(undo);
    toast.error(i18next.t('documents.fields.changed-since'), {
      description: `${field.name} · ${documentName}`,
    });
  };
  const announce = (
    { text, undo }: ValueEdit<Value>,
    { written, addedDefaults = noDefaults }: Written<Value>,
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
  // A value that is sent after the session has ended is sent again after the login.
  useDraft<ValueEdit<Value>>(`sent-${key}`, {
    read: () => (set.isPending ? set.variables : undefined),
    restore: (edit) => set.mutate(edit),
  });
  return set;
}
