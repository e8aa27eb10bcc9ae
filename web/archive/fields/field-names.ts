import type { DocumentFieldName } from '../../../shared/reading/fields/document-fields.ts';

/** The fields in display order. */
export const fieldNames = [
  'correspondent',
  'documentType',
  'documentDate',
  'dueDate',
  'endDate',
  'noticeDate',
  'totalAmount',
  'reference',
  'iban',
  'vatId',
] as const satisfies DocumentFieldName[];

export type ShownFieldName = DocumentFieldName | 'archiveNumber';

export type TypedFieldName = Exclude<ShownFieldName, 'correspondent' | 'documentType'>;
