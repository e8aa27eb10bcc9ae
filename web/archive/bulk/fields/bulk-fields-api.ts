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

/** `onProgress` gets the number of documents that were changed so far. */
type BulkFieldsChange = {
  changes: FieldsChange[];
  onProgress?: (count: number) => void;
};

export type FieldsChanged = Ending & { count: number; before: FieldsBefore };

/** Sets fields of documents; returns how many changed, and the values that they had before. */
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

/** As many requests as undoing may take: it is not offered where documents had more different values before. */
const maxUndoRequests = 50;

/**
 * What removes what came with a correspondent and restores the values that documents had before, where they still have those of
 * `change`; undefined where that takes too many requests. These are two groupings: the documents of one correspondent had
 * different tags.
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
