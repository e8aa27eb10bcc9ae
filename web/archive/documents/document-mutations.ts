import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  documentResponseSchema,
  type DocumentDetail,
  type DocumentUpdate,
} from '../../../shared/archive/documents/document.ts';
import type { DocumentTag } from '../../../shared/archive/tags/tag.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey, organizationKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { patchDocument } from './document-cache.ts';
import type { DocumentAddress } from './document-file-api.ts';

const document = api.organizations[':organizationId'].documents[':documentId'];

export type DocumentChange = { documentId: string; version: number; update: DocumentUpdate };

/** Renames a document or changes its text, if it still is the version the change was made to: else 412. */
export function useUpdateDocument(organizationId: string) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<DocumentChange, DocumentDetail>(organizationId, {
    mutationFn: async ({ documentId, version, update: json }) => {
      const answer = document.$patch(
        { param: { organizationId, documentId }, json },
        { headers: { 'if-match': `"${version}"` } },
      );
      return (await fetchJson(answer, documentResponseSchema)).document;
    },
    onSuccess: (updated) => showDocument(queryClient, updated),
  });
}

/** Shows a document as an answer had it, before it is asked for again. */
export function showDocument(queryClient: QueryClient, document: DocumentDetail) {
  const { organizationId, id } = document;
  queryClient.setQueryData(featureKey(organizationId, 'documents', 'detail', id), document);
}

/** Moves a document to the trash. */
export function useTrashDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(document.$delete({ param: { organizationId, documentId } })),
  });
}

/** Has the text of a document read out of its file once more. */
export function useExtractAgain(address: DocumentAddress) {
  const queryClient = useQueryClient();
  return useOrganizationMutation<void, void>(address.organizationId, {
    mutationFn: () => fetchVoid(document.extract.$post({ param: address })),
    onSuccess: () => {
      patchDocument(queryClient, address, (patched) => ({
        ...patched,
        extractionState: 'pending',
      }));
    },
  });
}

export type TagSwitch = { tag: DocumentTag; isOn: boolean };

/** Puts a tag on a document or takes it off, shown at once and taken back if the server refuses. */
export function useSwitchTag(address: DocumentAddress) {
  const queryClient = useQueryClient();
  const mutationKey = ['switch-tag', address.documentId];
  return useMutation({
    mutationKey,
    mutationFn: ({ tag, isOn }: TagSwitch) =>
      fetchVoid(
        isOn
          ? document.tags.$post({ param: address, json: { tagId: tag.id } })
          : document.tags[':tagId'].$delete({ param: { ...address, tagId: tag.id } }),
      ),
    onMutate: ({ tag, isOn }) =>
      patchDocument(queryClient, address, (patched) => ({
        ...patched,
        tags: isOn ? [...patched.tags, tag] : patched.tags.filter(({ id }) => id !== tag.id),
      })),
    onError: (_error, _switch, takeBack) => takeBack?.(),
    onSettled: () => {
      // The last one of several in a row refreshes: an answer in between would show the later ones undone.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: organizationKey(address.organizationId) });
    },
  });
}
