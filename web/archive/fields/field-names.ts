import type { DocumentFieldName } from '../../../shared/reading/fields/document-fields.ts';

/** The fields in the order in which they are shown. */
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

export type TypedFieldName = Exclude<DocumentFieldName, 'correspondent' | 'documentType'>;
