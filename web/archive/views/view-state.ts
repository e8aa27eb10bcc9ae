import type { View } from '../../../shared/archive/views/view.ts';
import {
  documentColumns,
  isCustomColumn,
  type DocumentColumn,
} from '../../../shared/archive/documents/document-columns.ts';
import {
  isRanked,
  listStateOf,
  searchedFor,
  type DocumentListState,
} from '../documents/document-list-search.ts';

export type ViewContent = Pick<View, 'search' | 'filters' | 'sort' | 'columns'>;

export function stateOfView({ search, filters, sort }: ViewContent): DocumentListState {
  const { tags, extractionState } = filters;
  const state = { ...listStateOf({}), q: search, tags, extractionState };
  if (!sort) return state;
  return isRanked(state)
    ? { ...state, resultOrder: sort.order }
    : { ...state, sortField: sort.field, sortOrder: sort.order };
}

/** Returns the part of a list that a view saves; the default order is saved as none. */
export function contentOf(
  state: DocumentListState,
  columns: readonly DocumentColumn[],
): ViewContent {
  const { tags, extractionState } = state;
  return {
    search: searchedFor(state),
    filters: { tags, ...(extractionState && { extractionState }) },
    sort: sortOf(state),
    columns: [...columns],
  };
}

function sortOf(state: DocumentListState): View['sort'] {
  const { sortField, sortOrder, resultOrder } = state;
  if (isRanked(state)) return resultOrder ? { field: 'createdAt', order: resultOrder } : null;
  const plain = listStateOf({});
  const isPlain = sortField === plain.sortField && sortOrder === plain.sortOrder;
  return isPlain ? null : { field: sortField, order: sortOrder };
}

export function columnsOf({ columns }: ViewContent): readonly DocumentColumn[] {
  return columns.filter((column) => isCustomColumn(column) || documentColumns.includes(column));
}

/** Returns the differences between a view and a list, which can be saved. */
export function changesOf(view: ViewContent, content: ViewContent): Partial<ViewContent> {
  const saved = contentOf(stateOfView(view), columnsOf(view));
  const keys = ['search', 'filters', 'sort', 'columns'] as const;
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(saved[key]) !== JSON.stringify(content[key]))
      .map((key) => [key, content[key]]),
  );
}
