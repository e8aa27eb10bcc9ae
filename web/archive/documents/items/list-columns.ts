import {
  isCustomColumn,
  type BuiltInColumn,
  type DocumentColumn,
} from '../../../../shared/archive/documents/document-columns.ts';
import type {
  DocumentSortField,
  DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import type { ShownFieldName } from '../../fields/field-names.ts';
import { isTelling, paperFields } from '../../fields/paper/paper-fields.ts';

type FieldColumn = Extract<BuiltInColumn, ShownFieldName>;

export type ValueColumn = Exclude<DocumentColumn, 'tags'>;

export const columnLabels = {
  tags: 'documents.column.tags',
  createdAt: 'documents.column.created-at',
  updatedAt: 'documents.column.updated-at',
  documentDate: 'documents.fields.name.documentDate',
  dueDate: 'documents.fields.name.dueDate',
  endDate: 'documents.fields.name.endDate',
  noticeDate: 'documents.fields.name.noticeDate',
  correspondent: 'documents.fields.name.correspondent',
  documentType: 'documents.fields.name.documentType',
  totalAmount: 'documents.fields.name.totalAmount',
  reference: 'documents.fields.name.reference',
  iban: 'documents.fields.name.iban',
  vatId: 'documents.fields.name.vatId',
  archiveNumber: 'documents.fields.name.archiveNumber',
} as const satisfies Record<BuiltInColumn, string>;

/** Returns the chosen columns whose values may be below the name on a phone, except those that a row always has. */
export function columnsBelowName(columns: readonly DocumentColumn[]): readonly ValueColumn[] {
  const others = columns.filter((column) => column !== 'tags' && column !== 'createdAt');
  return others.filter((column) => paperFields.every((field) => field !== column));
}

const mostBelowName = 3;

/**
 * Returns the columns shown below the name of a document: the one that the list is sorted by, then only one date, as
 * dates have no labels there, and the others in their order. The change date is shown only if the list is sorted by it.
 */
export function shownBelowName(
  document: DocumentSummary,
  columns: readonly ValueColumn[],
  {
    sortField,
    isDate,
  }: { sortField: DocumentSortField | undefined; isDate: (column: ValueColumn) => boolean },
): readonly ValueColumn[] {
  const isSorted = (column: ValueColumn) => sortFieldOf(column) === sortField;
  const withValue = columns.filter(
    (column) => hasValue(document, column) && (column !== 'updatedAt' || isSorted(column)),
  );
  const sorted = withValue.filter(isSorted);
  const [, ...furtherDates] = [...new Set([...sorted, ...withValue])].filter(isDate);
  const isFurther = (column: ValueColumn) => furtherDates.includes(column);
  const others = withValue.filter((column) => !isFurther(column));
  const shown = [...new Set([...sorted, ...others, ...furtherDates])].slice(0, mostBelowName);
  return withValue.filter((column) => shown.includes(column));
}

export function hasValue(document: DocumentSummary, column: ValueColumn): boolean {
  return isCustomColumn(column)
    ? document.fields.some(({ id, value }) => id === column && value !== null)
    : document[column] !== null;
}

export function isShown(document: DocumentSummary, column: DocumentColumn): boolean {
  if (column === 'tags') return document.tags.length > 0;
  const field = paperFields.find((each) => each === column);
  return field ? isTelling(document, field) : hasValue(document, column);
}

export function isFieldColumn(column: DocumentColumn): column is FieldColumn {
  return (
    column !== 'tags' && column !== 'createdAt' && column !== 'updatedAt' && !isCustomColumn(column)
  );
}

/** Returns the field that a column sorts by; undefined if it cannot sort. */
export function sortFieldOf(column: DocumentColumn): DocumentSortField | undefined {
  if (isCustomColumn(column)) return column;
  switch (column) {
    case 'totalAmount':
      return 'amount';
    case 'tags':
      return undefined;
    case 'createdAt':
    case 'updatedAt':
    case 'documentDate':
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
    case 'correspondent':
    case 'documentType':
    case 'reference':
    case 'iban':
    case 'vatId':
    case 'archiveNumber':
      return column;
  }
}
