import { queryOptions } from '@tanstack/react-query';
import { documentsResponseSchema } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';

const documents = api.organizations[':organizationId'].documents;

/** One page of the trash; the page before stays in view while the next one comes. */
export function trashQuery(organizationId: string, { pageIndex, pageSize }: Pagination) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'trash', { pageIndex, pageSize }),
    queryFn: ({ signal }) => {
      const query = { pageIndex: String(pageIndex), pageSize: String(pageSize) };
      const answer = documents.deleted.$get(
        { param: { organizationId }, query },
        { init: { signal } },
      );
      return fetchJson(answer, documentsResponseSchema);
    },
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === organizationId ? previous : undefined,
  });
}

/** Deletes a document of the trash for good. */
export function usePurgeDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents.trash[':documentId'].$delete({ param: { organizationId, documentId } })),
  });
}

/** Deletes all of the trash for good. */
export function useEmptyTrash(organizationId: string) {
  return useOrganizationMutation<void, void>(organizationId, {
    mutationFn: () => fetchVoid(documents.trash.$delete({ param: { organizationId } })),
  });
}
