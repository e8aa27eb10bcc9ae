import type { DocumentSortField } from '../../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../../shared/archive/fields/document-fields.ts';

/** Columns of a list between the name and the actions, in the order in which they are offered. */
export const documentColumns = [
  'tags',
  'createdAt',
  'updatedAt',
  'documentDate',
  'dueDate',
  'correspondent',
  'documentType',
  'totalAmount',
  'reference',
] as const;
export type DocumentColumn = (typeof documentColumns)[number];
export type FieldColumn = Extract<DocumentColumn, DocumentFieldName>;

export const columnLabels = {
  tags: 'documents.column.tags',
  createdAt: 'documents.column.created-at',
  updatedAt: 'documents.column.updated-at',
  documentDate: 'documents.fields.name.documentDate',
  dueDate: 'documents.fields.name.dueDate',
  correspondent: 'documents.fields.name.correspondent',
  documentType: 'documents.fields.name.documentType',
  totalAmount: 'documents.fields.name.totalAmount',
  reference: 'documents.fields.name.reference',
} as const satisfies Record<DocumentColumn, string>;

export const defaultColumns: readonly DocumentColumn[] = ['tags', 'createdAt', 'updatedAt'];

/** Columns as they are stored: names that are not known, or come twice, are ignored. */
export function readColumns(stored: string | null): readonly DocumentColumn[] | undefined {
  const names = new Set(stored?.split(','));
  return stored === null
    ? undefined
    : [...names].flatMap((name) => documentColumns.find((column) => column === name) ?? []);
}

export function isFieldColumn(column: DocumentColumn): column is FieldColumn {
  return column !== 'tags' && column !== 'createdAt' && column !== 'updatedAt';
}

/** What a list is sorted by with a column; undefined where it cannot be. */
export function sortFieldOf(column: DocumentColumn): DocumentSortField | undefined {
  switch (column) {
    case 'totalAmount':
      return 'amount';
    case 'tags':
    case 'documentType':
    case 'reference':
      return undefined;
    case 'createdAt':
    case 'updatedAt':
    case 'documentDate':
    case 'dueDate':
    case 'correspondent':
      return column;
  }
}
