import type { BulkFilter } from '../../../../shared/archive/bulk/bulk.ts';
import {
  bulkFieldsResponseSchema,
  type BulkFieldValues,
  type FieldsBefore,
} from '../../../../shared/archive/bulk/bulk-fields.ts';
import { noDefaults } from '../../../../shared/archive/correspondents/no-defaults.ts';
import { api, fetchJson } from '../../../api/api-client.ts';
import { useOrganizationMutation } from '../../../api/queries/use-organization-mutation.ts';
import { namedFilters } from '../bulk-filters.ts';
import { deselectMissing } from '../deselect-missing.ts';
import { repeatForAll, type Ending } from '../repeat-for-all.ts';

const { batch } = api.organizations[':organizationId'].documents;

export type FieldsChange = { filters: BulkFilter[] } & Partial<BulkFieldValues>;

/** Receives the number of documents changed so far. */
type BulkFieldsChange = {
  changes: FieldsChange[];
  onProgress?: (count: number) => void;
};

export type FieldsChanged = Ending & { count: number; before: FieldsBefore };

export function useBulkFields(organizationId: string) {
  return useOrganizationMutation<BulkFieldsChange, FieldsChanged>(organizationId, {
    mutationFn: async ({ changes, onProgress }) => {
      const ids = new Set<string>();
      const before: FieldsBefore = [];
      const inputs = changes.flatMap(({ filters, ...fields }) =>
        filters.map((filter) => ({ filter, ...fields })),
      );
      const ending = await repeatForAll(inputs, async (json) => {
        const response = batch.fields.$post({ param: { organizationId }, json });
        const changed = await fetchJson(response, bulkFieldsResponseSchema);
        for (const id of changed.changedDocumentIds) ids.add(id);
        before.push(...changed.before);
        onProgress?.(ids.size);
        return changed;
      });
      return { count: ids.size, before, ...ending };
    },
    onError: deselectMissing(organizationId),
  });
}

/**
 * Undo takes one request per group of documents with the same earlier values; with more groups than this, it is not
 * offered.
 */
const maxUndoRequests = 50;

/**
 * Returns the changes that undo `change`: they remove the defaults that came with a correspondent, and restore earlier
 * values where the documents still have those of `change`. Returns undefined if this takes too many requests. The two
 * kinds are grouped separately, because documents with the same earlier values may have got different tags.
 */
export function undoOf(
  before: FieldsBefore,
  change: Partial<BulkFieldValues>,
): FieldsChange[] | undefined {
  const present = { values: change.values ?? {}, fields: change.fields ?? [] };
  const changes = [
    ...groupedBy(before.filter(hasDefaults), ({ addedDefaults }) => ({
      removeDefaults: addedDefaults,
      present,
    })),
    ...groupedBy(before, ({ values, fields }) => ({
      values,
      fields,
      removeDefaults: noDefaults,
      present,
    })),
  ];
  const requests = changes.reduce((sum, { filters }) => sum + filters.length, 0);
  return requests <= maxUndoRequests ? changes : undefined;
}

function hasDefaults({ addedDefaults }: FieldsBefore[number]): boolean {
  return (
    !!addedDefaults && (addedDefaults.documentType !== null || addedDefaults.tagIds.length > 0)
  );
}

function groupedBy(
  before: FieldsBefore,
  changeOf: (group: FieldsBefore[number]) => Omit<FieldsChange, 'filters'>,
): FieldsChange[] {
  const groups = Map.groupBy(before, (group) => JSON.stringify(changeOf(group)));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({
      filters: namedFilters(group.flatMap(({ documentIds }) => documentIds)),
      ...changeOf(first),
    })),
  );
}
