import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import type { AddedDefaults } from '../../../shared/archive/correspondents/added-defaults.ts';
import { noDefaults } from '../../../shared/archive/correspondents/no-defaults.ts';
import type { FindingState } from '../../../shared/archive/findings/stored/document-finding.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';
import { setCachedDocument } from '../documents/document-cache.ts';
import { forgetTagProposal, type AnyProposal } from './tag-proposal-api.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

export type FindingEdit = {
  /** Includes the proposed value: another tab or user may have set another one meanwhile. */
  finding: AnyProposal;
  state: FindingState;
  text: string | undefined;
  /** The edit that this one undoes, which may not be written yet. */
  undoes?: FindingEdit;
};

export function undoOf(edit: FindingEdit): FindingEdit {
  return { ...edit, state: edit.finding.state, undoes: edit };
}

export function useUpdateFinding(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const mutationKey = ['update-finding', address.documentId];
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1;
  const [added] = useState(() => new WeakMap<FindingEdit, AddedDefaults>());
  const update = useOrganizationMutation(address.organizationId, {
    mutationKey,
    // Requests run one after another, so that the last one sent is the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ finding: { field, value }, state, undoes }: FindingEdit) => {
      if (field === 'tag') {
        const param = { ...address, tagId: value.id };
        const response = document['tag-proposals'][':tagId'].$patch({ param, json: { state } });
        return fetchJson(response, 'updatedDocument');
      }
      const removeDefaults =
        undoes && field === 'correspondent' ? (added.get(undoes) ?? noDefaults) : undefined;
      const response = document.findings[':field'].$patch({
        param: { ...address, field },
        json: { state, value, removeDefaults },
      });
      return fetchJson(response, 'updatedDocument');
    },
    onSuccess: ({ document: updated, addedDefaults }, edit) => {
      if (isLast()) setCachedDocument(queryClient, updated);
      const { field, value } = edit.finding;
      if (addedDefaults) added.set(edit, addedDefaults);
      if (field === 'tag') forgetTagProposal(queryClient, address, value.id);
      announce(edit);
    },
    onError: errorToast(),
  });
  const announce = (edit: FindingEdit) => {
    const { finding, state, text, undoes } = edit;
    if (undoes) return;
    const { field } = finding;
    const name =
      field === 'name' || field === 'tag'
        ? i18next.t(`findings.field.${field}`)
        : i18next.t(`documents.fields.name.${field}`);
    const title = state === 'dismissed' ? 'findings.dismissed' : 'documents.fields.saved';
    toast.success(i18next.t(title), {
      description: `${name}: ${text ?? '–'}`,
      action: {
        label: i18next.t('documents.undo'),
        onClick: () => update.mutate(undoOf(edit)),
      },
    });
  };
  return update;
}
