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

/** Besides what is known of the paper, the number that the organization has given it. */
export type ShownFieldName = DocumentFieldName | 'archiveNumber';

export type TypedFieldName = Exclude<ShownFieldName, 'correspondent' | 'documentType'>;
