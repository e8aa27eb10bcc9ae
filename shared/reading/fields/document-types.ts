/**
 * The built-in document types by key, which are the values of `documentType` and of `kind:` in a search. Texts are classified as one of
 * these; organizations can add their own types.
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

export const maxTypeKey = 40;

/** Whether every organization has the type. */
export function isBuiltInType(key: string): key is DocumentType {
  return documentTypes.some((type) => type === key);
}
