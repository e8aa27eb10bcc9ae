import type { DocumentFieldName } from '../../../shared/archive/fields/document-fields.ts';
import type { ValueKind } from '../fields/value-control.tsx';

/** The fields that several documents may share. */
export const bulkFieldKinds = {
  correspondent: 'correspondent',
  documentType: 'documentType',
  documentDate: 'day',
  dueDate: 'day',
  totalAmount: 'money',
  reference: 'text',
} as const satisfies Partial<Record<DocumentFieldName, ValueKind>>;

export type BulkFieldName = keyof typeof bulkFieldKinds;
export const bulkFieldNames = Object.keys(bulkFieldKinds) as BulkFieldName[];
