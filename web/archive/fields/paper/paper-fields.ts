import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';

/** The fields that say what a paper is, in the order in which they are shown. */
export const paperFields = [
  'correspondent',
  'documentType',
  'documentDate',
  'totalAmount',
  'dueDate',
] as const;

/**
 * Whether a field says something about a paper: that it is of another type than the known ones says nothing, and in the trash
 * nothing is due.
 */
export function isTelling(document: DocumentSummary, field: (typeof paperFields)[number]): boolean {
  if (field === 'documentType' && document.documentType === 'other') return false;
  if (field === 'dueDate' && document.isDeleted) return false;
  return document[field] !== null || (field === 'dueDate' && document.isPaid);
}

/** Whether paying is something that one does with a document. */
export function isPayable({ dueDate, totalAmount, isPaid }: DocumentSummary): boolean {
  return isPaid || dueDate !== null || totalAmount !== null;
}
