import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../shared/limits.ts';
import type { RestoredTrash } from '../../../shared/archive/trash/trash.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { namedFilters } from '../bulk/bulk-filters.ts';

const documents = api.organizations[':organizationId'].documents;

export function trashQuery(
  organizationId: string,
  { q, pageIndex, pageSize }: Pagination & { q: string },
) {
  const searchQuery = q.trim().slice(0, limits.searchQuery.max);
  return queryOptions({
    queryKey: featureKey(organizationId, 'trash', { searchQuery, pageIndex, pageSize }),
    queryFn: ({ signal }) => {
      const query = { searchQuery, pageIndex: String(pageIndex), pageSize: String(pageSize) };
      const response = documents.deleted.$get(
        { param: { organizationId }, query },
        { init: { signal } },
      );
      return fetchJson(response, 'documents');
    },
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
  });
}

export function useTrashDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents[':documentId'].$delete({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

export function useRestoreDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents[':documentId'].restore.$post({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

export type Restored = { count: number; skippedCount: number };

/** Restores documents from the trash; returns how many were restored, and how many were not. */
export function useRestoreDocuments(
  organizationId: string,
  callbacks: MutationCallbacks<Restored, readonly string[]>,
) {
  return useOrganizationMutation<readonly string[], Restored>(organizationId, {
    mutationFn: async (documentIds) => {
      let [count, skippedCount] = [0, 0];
      for (const filter of namedFilters(documentIds)) {
        const response = documents.batch.restore.$post({
          param: { organizationId },
          json: { filter },
        });
        const { restoredCount, skippedDocumentIds } = await fetchJson(response, 'bulkRestore');
        count += restoredCount;
        skippedCount += skippedDocumentIds.length;
      }
      return { count, skippedCount };
    },
    onError: errorToast(),
    ...callbacks,
  });
}

export function usePurgeDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents.trash[':documentId'].$delete({ param: { organizationId, documentId } })),
    onError: errorToast(),
  });
}

export function usePurgeDocuments(organizationId: string) {
  return useOrganizationMutation<readonly string[], number>(organizationId, {
    mutationFn: async (documentIds) => {
      let count = 0;
      for (const filter of namedFilters(documentIds)) {
        const response = documents.batch.purge.$post({
          param: { organizationId },
          json: { filter },
        });
        count += (await fetchJson(response, 'bulkPurge')).purgedCount;
      }
      return count;
    },
    onError: errorToast(),
  });
}

export function useRestoreTrash(organizationId: string) {
  return useOrganizationMutation<void, RestoredTrash>(organizationId, {
    mutationFn: () =>
      fetchJson(documents.trash.restore.$post({ param: { organizationId } }), 'restoredTrash'),
    onError: errorToast(),
  });
}

export function useEmptyTrash(organizationId: string) {
  return useOrganizationMutation<void, void>(organizationId, {
    mutationFn: () => fetchVoid(documents.trash.$delete({ param: { organizationId } })),
    onError: errorToast(),
  });
}
