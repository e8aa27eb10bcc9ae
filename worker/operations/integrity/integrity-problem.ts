const integrityChecks = [
  'file-missing',
  'file-size-differs',
  'file-hash-differs',
  'file-without-document',
  'mail-missing',
  'mail-without-message',
  'request-file-missing',
  'request-file-without-request',
  'words-missing',
  'thumbnail-missing',
  'e-invoice-missing',
  'text-missing',
  'text-without-document',
  'extraction-job-missing',
  'index-missing',
  'index-differs',
  'index-without-document',
  'activity-missing',
  'database-differs',
  'document-counts-differ',
  'storage-counts-differ',
  'spending-counts-differ',
  'tag-count-differs',
  'tag-without-document',
  'is-tagged-differs',
  'correspondent-count-differs',
  'custom-field-count-differs',
  'reminder-differs',
  'reminder-without-document',
  'pair-without-documents',
  'share-downloads-differ',
  'share-events-without-link',
  'share-positions-without-link',
] as const;

export type IntegrityCheck = (typeof integrityChecks)[number];

/**
 * `subject` is the id of the document (both ids of a pair), message, file of a request, tag, correspondent, custom field, share link or organization, the key of the file, or
 * the number of the index row, for which `organizationId` is empty.
 */
export type FoundProblem = {
  check: IntegrityCheck;
  organizationId: string;
  subject: string;
};

export type IntegrityProblem = FoundProblem & { shard?: number };
