/**
 * The kinds of documents that every organization has, by their keys: the values of `documentType` and of `kind:` in a search.
 * Texts are recognized as one of these; an organization may have types of its own beside them.
 */
export const documentTypes = [
  'invoice',
  'receipt',
  'reminder',
  'contract',
  'policy',
  'statement',
  'payslip',
  'tax',
  'certificate',
  'medical',
  'letter',
  'ticket',
  'offer',
  'delivery-note',
  'minutes',
  'manual',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The longest key of a type, in characters. */
export const maxTypeKey = 40;

/** Whether every organization has the type. */
export function isBuiltInType(key: string): key is DocumentType {
  return documentTypes.some((type) => type === key);
}
