import { queryOptions } from '@tanstack/react-query';
import { bulkRestoreResponseSchema } from '../../../shared/archive/bulk/bulk.ts';
import { documentsResponseSchema } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/mutation-callbacks.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { errorToast } from '../../i18n/error-toast.ts';
import { namedFilters } from '../bulk/bulk-filters.ts';

const documents = api.organizations[':organizationId'].documents;

/** One page of the trash; the previous page stays visible while the next one loads. */
export function trashQuery(organizationId: string, { pageIndex, pageSize }: Pagination) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'trash', { pageIndex, pageSize }),
    queryFn: ({ signal }) => {
      const query = { pageIndex: String(pageIndex), pageSize: String(pageSize) };
      const response = documents.deleted.$get(
        { param: { organizationId }, query },
        { init: { signal } },
      );
      return fetchJson(response, documentsResponseSchema);
    },
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
  });
}

/** Moves a document to the trash. */
export function useTrashDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents[':documentId'].$delete({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

/** Restores a document from the trash. */
export function useRestoreDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents[':documentId'].restore.$post({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

/** Restores any number of documents from the trash; returns how many. */
export function useRestoreDocuments(
  organizationId: string,
  callbacks: MutationCallbacks<number, readonly string[]>,
) {
  return useOrganizationMutation<readonly string[], number>(organizationId, {
    mutationFn: async (documentIds) => {
      let count = 0;
      for (const filter of namedFilters(documentIds)) {
        const response = documents.batch.restore.$post({
          param: { organizationId },
          json: { filter },
        });
        count += (await fetchJson(response, bulkRestoreResponseSchema)).restoredCount;
      }
      return count;
    },
    onError: errorToast(),
    ...callbacks,
  });
}

/** Deletes a document from the trash permanently. */
export function usePurgeDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents.trash[':documentId'].$delete({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

/** Deletes everything in the trash permanently. */
export function useEmptyTrash(organizationId: string) {
  return useOrganizationMutation<void, void>(organizationId, {
    mutationFn: () => fetchVoid(documents.trash.$delete({ param: { organizationId } })),
    onError: errorToast(),
  });
}
