import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import type { ValueKind } from '../../fields/inputs/value-control.tsx';

export const bulkFieldKinds = {
  correspondent: 'correspondent',
  documentType: 'documentType',
  documentDate: 'day',
  dueDate: 'day',
  totalAmount: 'money',
  reference: 'text',
  iban: 'text',
  vatId: 'text',
} as const satisfies Record<DocumentFieldName, ValueKind>;

export const bulkFieldNames = Object.keys(bulkFieldKinds) as DocumentFieldName[];
