import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Note } from '../../../shared/archive/notes/note.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const { notes } = api.organizations[':organizationId'].documents[':documentId'];

export function notesQuery(param: DocumentAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'document-notes', param.documentId),
    queryFn: async ({ signal }) => {
      const response = notes.$get({ param }, { init: { signal } });
      return (await fetchJson(response, 'notes')).notes;
    },
  });
}

export function useSaveNote(param: DocumentAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = notesQuery(param);
  return useOrganizationMutation<{ noteId?: string; text: string }, Note>(param.organizationId, {
    mutationFn: async ({ noteId, text }) => {
      const json = { text };
      const response = noteId
        ? notes[':noteId'].$patch({ param: { ...param, noteId }, json })
        : notes.$post({ param, json });
      return (await fetchJson(response, 'note')).note;
    },
    onSuccess: (saved, { noteId }) =>
      queryClient.setQueryData(queryKey, (list) =>
        noteId
          ? list?.map((note) => (note.id === noteId ? saved : note))
          : list && [saved, ...list.filter(({ id }) => id !== saved.id)],
      ),
    onError: errorToast(),
  });
}

export function useDeleteNote(param: DocumentAddress) {
  const queryClient = useQueryClient();
  const { queryKey } = notesQuery(param);
  return useOrganizationMutation<string, void>(param.organizationId, {
    mutationFn: (noteId) => fetchVoid(notes[':noteId'].$delete({ param: { ...param, noteId } })),
    onSuccess: (_nothing, noteId) => {
      queryClient.setQueryData(queryKey, (list) => list?.filter(({ id }) => id !== noteId));
    },
    onError: errorToast(),
  });
}
