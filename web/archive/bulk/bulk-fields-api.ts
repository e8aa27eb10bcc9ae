import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import {
  bulkFieldsResponseSchema,
  type BulkFieldValues,
  type FieldsBefore,
} from '../../../shared/archive/bulk/bulk-fields.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { namedFilters } from './bulk-filters.ts';
import { repeatForAll, type Ending } from './repeat-for-all.ts';

const { batch } = api.organizations[':organizationId'].documents;

export type FieldsChange = { filters: BulkFilter[] } & Partial<BulkFieldValues>;

/** `onProgress` gets the number of documents that were changed so far. */
export type BulkFieldsChange = {
  changes: FieldsChange[];
  onProgress?: (count: number) => void;
};

export type FieldsChanged = Ending & { count: number; before: FieldsBefore };

/** Sets fields of documents; returns how many changed, and the values that they had before. */
export function useBulkFields(organizationId: string) {
  return useOrganizationMutation<BulkFieldsChange, FieldsChanged>(organizationId, {
    mutationFn: async ({ changes, onProgress }) => {
      let count = 0;
      const before: FieldsBefore = [];
      const inputs = changes.flatMap(({ filters, ...fields }) =>
        filters.map((filter) => ({ filter, ...fields })),
      );
      const ending = await repeatForAll(inputs, async (json) => {
        const response = batch.fields.$post({ param: { organizationId }, json });
        const changed = await fetchJson(response, bulkFieldsResponseSchema);
        count += changed.changedCount;
        before.push(...changed.before);
        onProgress?.(count);
        return changed;
      });
      return { count, before, ...ending };
    },
  });
}

/** As many requests as undoing may take: it is not offered where documents had more different values before. */
const maxUndoRequests = 50;

/** What restores the values that documents had before; undefined where that takes too many requests. */
export function undoOf(before: FieldsBefore): FieldsChange[] | undefined {
  const groups = new Map<string, FieldsBefore[number]>();
  for (const { documentIds, ...former } of before) {
    const key = JSON.stringify(former);
    const known = groups.get(key)?.documentIds ?? [];
    groups.set(key, { ...former, documentIds: [...known, ...documentIds] });
  }
  const changes = [...groups.values()].map(({ documentIds, ...former }) => ({
    filters: namedFilters(documentIds),
    ...former,
  }));
  const requests = changes.reduce((sum, { filters }) => sum + filters.length, 0);
  return requests <= maxUndoRequests ? changes : undefined;
}
