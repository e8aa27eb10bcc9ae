import { isCustomColumn } from '../../../../../shared/archive/documents/document-columns.ts';
import type {
  BuiltInSortField,
  DocumentSortField,
  SortOrder,
} from '../../../../../shared/archive/documents/document.ts';
import { isRanked, type DocumentListState } from '../../document-list-search.ts';

/** How a table is sorted by its columns, and the change when a column's name is pressed. */
export type ColumnSort = {
  fields?: readonly DocumentSortField[];
  field: DocumentSortField | undefined;
  order: SortOrder | undefined;
  onSort: (field: DocumentSortField) => void;
};

const firstOrder: Record<BuiltInSortField, SortOrder> = {
  name: 'asc',
  createdAt: 'desc',
  updatedAt: 'desc',
  size: 'desc',
  confidence: 'asc',
  documentDate: 'desc',
  dueDate: 'asc',
  endDate: 'asc',
  noticeDate: 'asc',
  correspondent: 'asc',
  documentType: 'asc',
  amount: 'desc',
  iban: 'asc',
  reference: 'asc',
  vatId: 'asc',
  archiveNumber: 'asc',
};

/** Search results cycle through relevance, newest first, and oldest first. */
const nextResultOrder = { none: 'desc', desc: 'asc', asc: undefined } as const;

/** Returns the sorting of a list by its columns; search results can be sorted only by the date they were added. */
export function columnSortOf(
  state: DocumentListState,
  onChange: (change: Partial<DocumentListState>) => void,
): ColumnSort {
  const { sortField, sortOrder, resultOrder } = state;
  if (isRanked(state)) {
    return {
      fields: ['createdAt'],
      field: resultOrder && 'createdAt',
      order: resultOrder,
      onSort: () => onChange({ pageIndex: 0, resultOrder: nextResultOrder[resultOrder ?? 'none'] }),
    };
  }
  return {
    field: sortField,
    order: sortOrder,
    onSort: (field) =>
      onChange({
        pageIndex: 0,
        sortField: field,
        sortOrder: sortField === field ? reversed(sortOrder) : firstOrderOf(field),
      }),
  };
}

function firstOrderOf(field: DocumentSortField): SortOrder {
  return isCustomColumn(field) ? 'asc' : firstOrder[field];
}

function reversed(order: SortOrder): SortOrder {
  return order === 'asc' ? 'desc' : 'asc';
}
