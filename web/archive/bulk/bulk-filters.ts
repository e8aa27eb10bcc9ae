import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { hashText } from '../../../shared/text/hash-text.ts';
import { searchedFor, type DocumentListState } from '../documents/document-list-search.ts';
import type { Selection } from '../documents/selection/document-selection.ts';

/**
 * Returns the filters that match the selected documents, one per request. A selection of all documents contains only
 * those that existed when the list was read.
 */
export function bulkFiltersOf(
  selection: Selection,
  { state, asOf }: { state: DocumentListState; asOf: Date },
): BulkFilter[] {
  if (selection.kind === 'all') {
    const createdUntil = asOf.toISOString();
    const { tags, extractionState } = state;
    return [{ query: { searchQuery: searchedFor(state), tags, extractionState, createdUntil } }];
  }
  return namedFilters([...selection.ids]);
}

export function selectionName(selection: Selection, state: DocumentListState): string {
  const { tags, extractionState } = state;
  const selected =
    selection.kind === 'all'
      ? [searchedFor(state), tags, extractionState]
      : [...selection.ids].toSorted();
  return `${selection.kind}-${hashText(JSON.stringify(selected))}`;
}

export function namedFilters(ids: readonly string[]): (BulkFilter & { documentIds: string[] })[] {
  const size = limits.bulk.named;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ({
    documentIds: ids.slice(index * size, (index + 1) * size),
  }));
}
