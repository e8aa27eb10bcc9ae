import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

export const paperFields = [
  'correspondent',
  'documentType',
  'documentDate',
  'totalAmount',
  'dueDate',
] as const;

/** Returns whether a field is worth showing: the type "other" is not, and documents in the trash are not due. */
export function isTelling(document: DocumentSummary, field: (typeof paperFields)[number]): boolean {
  if (field === 'documentType' && document.documentType === 'other') return false;
  if (field === 'dueDate' && document.isDeleted) return false;
  return document[field] !== null || (field === 'dueDate' && document.isPaid);
}

export function isPayable({ dueDate, totalAmount, isPaid }: DocumentSummary): boolean {
  return isPaid || dueDate !== null || totalAmount !== null;
}
