import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type {
  CustomFieldValue,
  DocumentCustomField,
} from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { patchCachedDocument, setCachedDocument } from '../documents/document-cache.ts';
import { retryToast } from '../fields/retry-toast.ts';

const one = api.organizations[':organizationId'].documents[':documentId'].fields[':fieldId'];

export type ValueEdit = {
  field: CustomField;
  to: CustomFieldValue | null;
  /** The new value as text. */
  text: string | undefined;
  /** The value that undoing sets again. */
  undo?: CustomFieldValue | null;
};

/**
 * Sets a custom field of a document without naming a version, as nothing else is changed. It is shown at once, rolled back when
 * the request fails, and can be undone.
 */
export function useSetCustomField(address: DocumentAddress) {
  const queryClient = useQueryClient();
  // With the built-in fields: only the last change of a document in a row refetches it.
  const mutationKey = ['set-field', address.documentId];
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const set = useOrganizationMutation(address.organizationId, {
    mutationKey,
    // One after another: the last one that was sent is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ field, to }: ValueEdit) => {
      const param = { ...address, fieldId: field.id };
      const response = one.$put({ param, json: { value: to } });
      return (await fetchJson(response, 'document')).document;
    },
    onMutate: ({ field, to }) =>
      patchCachedDocument(queryClient, address, (cached) => ({
        ...cached,
        fields: fieldsWith(cached.fields, field, to),
      })),
    onSuccess: (updated, edit) => {
      if (isLast()) setCachedDocument(queryClient, updated);
      announce(edit);
    },
    onError: (error, edit, rollBack) => {
      rollBack?.();
      retryToast(error, () => set.mutate(edit));
    },
  });
  const announce = ({ field, text, undo }: ValueEdit) => {
    toast.success(i18next.t('documents.fields.saved'), {
      description: `${field.name}: ${text ?? '–'}`,
      ...(undo !== undefined && {
        action: {
          label: i18next.t('documents.undo'),
          onClick: () => set.mutate({ field, to: undo, text: undefined }),
        },
      }),
    });
  };
  return set;
}

function fieldsWith(
  fields: DocumentCustomField[],
  { id, key, name, type }: CustomField,
  value: CustomFieldValue | null,
): DocumentCustomField[] {
  const others = fields.filter((each) => each.id !== id);
  return value === null ? others : [...others, { id, key, name, type, value }];
}
