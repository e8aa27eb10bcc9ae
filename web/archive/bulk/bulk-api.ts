import { useMutation } from '@tanstack/react-query';
import {
  bulkTagsResponseSchema,
  bulkTrashResponseSchema,
  type BulkFilter,
  type BulkQuery,
} from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { saveFile } from '../../api/save-file.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { searchedFor, type DocumentListState } from '../documents/list/document-list-search.ts';
import type { Selection } from './document-selection.ts';

const batch = api.organizations[':organizationId'].documents.batch;

/** Which documents a bulk call is about, in as many calls as their number needs. */
export function bulkFiltersOf(selection: Selection, state: DocumentListState): BulkFilter[] {
  if (selection.kind === 'all') {
    const { tags, extractionState } = state;
    const query: BulkQuery = { searchQuery: searchedFor(state), tags, extractionState };
    return [{ query }];
  }
  return namedFilters([...selection.ids]);
}

/** The same for documents by their ids. */
export function namedFilters(ids: readonly string[]): BulkFilter[] {
  const size = limits.bulk.named;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ({
    documentIds: ids.slice(index * size, (index + 1) * size),
  }));
}

/** Moves documents to the trash; answers their ids. */
export function useBulkTrash(organizationId: string) {
  return useOrganizationMutation<BulkFilter[], string[]>(organizationId, {
    mutationFn: async (filters) => {
      const ids: string[] = [];
      await eachCall(filters, async (filter) => {
        const answer = batch.trash.$post({ param: { organizationId }, json: { filter } });
        const { trashedDocumentIds, hasMore } = await fetchJson(answer, bulkTrashResponseSchema);
        ids.push(...trashedDocumentIds);
        return hasMore;
      });
      return ids;
    },
  });
}

export type BulkTagChange = { filters: BulkFilter[]; addTagIds: string[]; removeTagIds: string[] };

/** Adds tags to documents and takes others off; answers how many documents changed. */
export function useBulkTags(organizationId: string) {
  return useOrganizationMutation<BulkTagChange, number>(organizationId, {
    mutationFn: async ({ filters, ...tags }) => {
      let count = 0;
      await eachCall(filters, async (filter) => {
        const json = { filter, ...tags };
        const answer = batch.tags.$post({ param: { organizationId }, json });
        const { changedCount, hasMore } = await fetchJson(answer, bulkTagsResponseSchema);
        count += changedCount;
        return hasMore;
      });
      return count;
    },
  });
}

/** Saves documents as one archive. */
export function useBulkDownload(organizationId: string) {
  return useMutation({
    mutationFn: async (filter: BulkFilter) => {
      const answer = batch.download.$post({ param: { organizationId }, json: { filter } });
      await saveFile(await assertOk(answer));
    },
  });
}

async function eachCall(filters: BulkFilter[], call: (filter: BulkFilter) => Promise<boolean>) {
  for (const filter of filters) {
    while (await call(filter));
  }
}
