import type { CustomSortField } from './document.ts';

/** Columns of a list between the name and the actions, in the order in which they are offered. */
export const documentColumns = [
  'tags',
  'createdAt',
  'updatedAt',
  'documentDate',
  'dueDate',
  'endDate',
  'noticeDate',
  'correspondent',
  'documentType',
  'totalAmount',
  'reference',
  'iban',
  'vatId',
  'archiveNumber',
] as const;
export type BuiltInColumn = (typeof documentColumns)[number];
/** The id of a custom field. */
export type CustomColumn = CustomSortField;
export type DocumentColumn = BuiltInColumn | CustomColumn;

export const defaultColumns: readonly DocumentColumn[] = [
  'correspondent',
  'documentType',
  'documentDate',
  'dueDate',
  'totalAmount',
  'tags',
  'createdAt',
];

/** Whether a column, or another name, is the id of a custom field. */
export function isCustomColumn(column: string): column is CustomColumn {
  return /^fld_[a-z0-9]{24}$/.test(column);
}

/** Columns as one text: names that are not known, or come twice, are ignored. */
export function readColumns(text: string | null): DocumentColumn[] | undefined {
  const names = new Set(text?.split(','));
  return text === null
    ? undefined
    : [...names].flatMap((name) =>
        isCustomColumn(name) ? name : (documentColumns.find((column) => column === name) ?? []),
      );
}
