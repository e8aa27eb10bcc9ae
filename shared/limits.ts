/** Limits that server and web share. Sizes are in bytes, lengths in UTF-16 code units. */
export const limits = {
  organizationName: { min: 3, max: 50 },
  userName: { max: 50 },
  registrationName: { max: 64 },
  password: { min: 8, max: 128 },
  email: { max: 254 },
  documentName: { max: 255 },
  /** D1 refuses values over 2,000,000 bytes. */
  documentContent: { max: 1_000_000, maxBytes: 1_900_000 },
  note: { max: 4096 },
  reminderNote: { max: 500 },
  reminders: { max: 50 },
  searchQuery: { max: 1024 },
  /** Per organization. */
  tags: { max: 5000 },
  /** Per document; a document that has more keeps them. */
  documentTags: { max: 100 },
  documentVersions: { max: 100 },
  documentLinks: { max: 100 },
  tagName: { max: 64 },
  tagDescription: { max: 256 },
  /** Per organization, because each document is compared with all of them. */
  taggingRules: { max: 500 },
  taggingRuleName: { max: 64 },
  taggingRuleDescription: { max: 256 },
  taggingRuleConditions: { max: 50 },
  taggingRuleConditionValue: { max: 1024 },
  taggingRuleTags: { max: 50 },
  taggingRuleFields: { max: 15 },
  tagFilter: { max: 10 },
  /** Documents of one bulk request: listed by id, changed, and downloaded in one archive. */
  bulk: { named: 1000, matched: 1000, downloaded: 500 },
  /** Tag changes (documents times tags) in one transaction, because other requests wait for it. */
  tagChanges: 1000,
  tagChangesOfRequest: 5000,
  trashStep: 1000,
  apiKeys: { max: 100 },
  apiKeyName: { max: 64 },
  apiKeyOrganizations: { max: 100 },
  mail: {
    bytes: 25 * 1024 * 1024,
    attachments: 50,
    perHour: 100,
    kept: 50,
    /** Messages of an intake address in quarantine at once, and how long each is kept. */
    quarantined: 100,
    quarantineDays: 14,
  },
  mailSubject: { max: 255 },
  allowedOrigins: { max: 100 },
  passkeyName: { max: 64 },
  /** Per organization, because each event is sent to all of them. */
  webhooks: { max: 25 },
  webhookDeliveries: { max: 500 },
  webhookName: { max: 64 },
  webhookUrl: { max: 2048 },
  webhookSecret: { max: 256 },
  pageSize: { max: 100 },
} as const;

/** Limits that only the server needs, separate from those that the login page loads. */
export const serverLimits = {
  /** Per user, including all their API keys. */
  uploadsInFlight: 64,
  /** Per file request, for all senders together. */
  requestUploadsInFlight: 3,
  /** Values of all conditions of an organization, in bytes: 10 for each of the maximum number of conditions. */
  taggingRuleValues: { maxBytes: 250_000 },
  /** The total `patternCost` of an organization. */
  taggingRulePatterns: { maxCost: 50 },
  /** Documents of which one transaction changes a field, because other requests wait for it. */
  fieldChanges: 1000,
  /** Documents of which one transaction sets several fields, and from how many of them a correspondent is learned. */
  fieldStep: { documents: 250, learnedFrom: 100 },
  /** File numbers of one document, including those of files that were not stored in the end. */
  fileNumbers: { max: 1000 },
  linkedRows: 5000,
  purgedTexts: 16 * 1024 * 1024,
  /** Words per organization. Further words, except those of one more text, are found only as whole words. */
  vocabulary: { max: 2_000_000 },
  /** Undelivered events of one kind in an organization; beyond the limit, the oldest are dropped. */
  webhookBacklog: { max: 100_000 },
  refusedPairs: { max: 1000 },
  jsonBody: 4 * 1024 * 1024,
  /** Bytes of a request body without valid credentials. */
  openBody: 64 * 1024,
} as const;
