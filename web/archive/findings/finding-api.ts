import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { FindingState } from '../../../shared/archive/findings/document-finding.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { refreshOrganization } from '../../api/live-organization.ts';
import { errorToast } from '../../i18n/error-toast.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { setCachedDocument } from '../documents/document-cache.ts';
import { forgetTagProposal, type AnyProposal } from './tag-proposal-api.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

export type FindingEdit = {
  field: AnyProposal['field'];
  /** Of a proposed tag. */
  tagId?: string | undefined;
  state: FindingState;
  /** The value as text. */
  text: string | undefined;
  /** The state that undoing sets again. */
  undo?: FindingState;
};

/** Accepts or dismisses what was found for a field of a document, which can be undone. */
export function useUpdateFinding(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const mutationKey = ['update-finding', address.documentId];
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const update = useMutation({
    mutationKey,
    // One after another: the last one that was sent is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ field, tagId = '', state }: FindingEdit) => {
      const json = { state };
      const response =
        field === 'tag'
          ? document['tag-proposals'][':tagId'].$patch({ param: { ...address, tagId }, json })
          : document.findings[':field'].$patch({ param: { ...address, field }, json });
      return (await fetchJson(response, 'document')).document;
    },
    onSuccess: (updated, edit) => {
      if (isLast()) setCachedDocument(queryClient, updated);
      if (edit.field === 'tag') forgetTagProposal(queryClient, address, edit.tagId);
      announce(edit);
    },
    onError: errorToast(),
    onSettled: () => {
      if (isLast()) void refreshOrganization(queryClient, address.organizationId);
    },
  });
  const announce = ({ field, tagId, state, text, undo }: FindingEdit) => {
    if (!undo) return;
    const name =
      field === 'name' || field === 'tag'
        ? i18next.t(`findings.field.${field}`)
        : i18next.t(`documents.fields.name.${field}`);
    const title = state === 'dismissed' ? 'findings.dismissed' : 'documents.fields.saved';
    toast.success(i18next.t(title), {
      description: `${name}: ${text ?? '–'}`,
      action: {
        label: i18next.t('documents.undo'),
        onClick: () => update.mutate({ field, tagId, state: undo, text: undefined }),
      },
    });
  };
  return update;
}
