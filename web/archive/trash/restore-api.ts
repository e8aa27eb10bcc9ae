import { bulkRestoreResponseSchema } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';

const documents = api.organizations[':organizationId'].documents;

/** Takes a document out of the trash. */
export function useRestoreDocument(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (documentId) =>
      fetchVoid(documents[':documentId'].restore.$post({ param: { organizationId, documentId } })),
  });
}

/** Takes any number of documents out of the trash; answers how many. */
export function useRestoreDocuments(organizationId: string) {
  return useOrganizationMutation<readonly string[], number>(organizationId, {
    mutationFn: async (documentIds) => {
      let count = 0;
      for (const some of inCalls(documentIds)) {
        const json = { filter: { documentIds: some } };
        const answer = documents.batch.restore.$post({ param: { organizationId }, json });
        count += (await fetchJson(answer, bulkRestoreResponseSchema)).restoredCount;
      }
      return count;
    },
  });
}

/** As many at a time as one call takes. */
function inCalls(documentIds: readonly string[]): string[][] {
  const size = limits.bulk.named;
  return Array.from({ length: Math.ceil(documentIds.length / size) }, (_, index) =>
    documentIds.slice(index * size, (index + 1) * size),
  );
}
