/** The fields that say what a paper is, in the order in which they are shown. */
export const paperFields = [
  'correspondent',
  'documentType',
  'documentDate',
  'totalAmount',
  'dueDate',
] as const;
