import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { patchCachedDocument, setCachedDocument } from '../documents/document-cache.ts';
import { inputOf, type FieldValue } from './field-value.ts';
import { retryToast } from './retry-toast.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

export type FieldEdit = {
  to: FieldValue;
  /** The new value as text. */
  text: string | undefined;
  /** The value that undoing sets again. */
  undo?: FieldValue;
};

/**
 * Sets a field of a document without naming a version, as nothing else is changed. It is shown at once, rolled back when the
 * request fails, and can be undone.
 */
export function useSetField(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const mutationKey = ['set-field', address.documentId];
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const set = useOrganizationMutation(address.organizationId, {
    mutationKey,
    // One after another: the last one that was sent is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ to }: FieldEdit) => {
      const response = document.$patch({ param: address, json: inputOf(to) });
      return (await fetchJson(response, 'document')).document;
    },
    onMutate: ({ to }) =>
      patchCachedDocument(queryClient, address, (cached) => ({ ...cached, [to.field]: to.value })),
    onSuccess: (updated, edit) => {
      if (isLast()) setCachedDocument(queryClient, updated);
      announce(edit);
    },
    onError: (error, edit, rollBack) => {
      rollBack?.();
      retryToast(error, () => set.mutate(edit));
    },
  });
  const announce = ({ to, text, undo }: FieldEdit) => {
    const name = i18next.t(`documents.fields.name.${to.field}`);
    toast.success(i18next.t('documents.fields.saved'), {
      description: `${name}: ${text ?? '–'}`,
      ...(undo && {
        action: {
          label: i18next.t('documents.undo'),
          onClick: () => set.mutate({ to: undo, text: undefined }),
        },
      }),
    });
  };
  return set;
}
