/** What kind of document it is. The keys are the values of `documentType` and of `kind:` in a search. */
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
