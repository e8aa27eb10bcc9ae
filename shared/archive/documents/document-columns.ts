import type { CustomSortField } from './document.ts';

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

/** Returns whether a column is the id of a custom field. */
export function isCustomColumn(column: string): column is CustomColumn {
  return /^fld_[a-z0-9]{24}$/.test(column);
}

/** Parses columns separated by commas, ignoring unknown and repeated names. */
export function readColumns(text: string | null): DocumentColumn[] | undefined {
  const names = new Set(text?.split(','));
  return text === null
    ? undefined
    : [...names].flatMap((name) =>
        isCustomColumn(name) ? name : (documentColumns.find((column) => column === name) ?? []),
      );
}
