/** Limits that server and web share. Sizes in bytes, lengths in UTF-16 code units. */
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
  /** Per document, made by people. */
  reminders: { max: 50 },
  searchQuery: { max: 1024 },
  /** Per organization. */
  tags: { max: 5000 },
  /** Tags of one document, added by people or rules; a document that has more keeps them. */
  documentTags: { max: 100 },
  /** Versions of the file of one document. */
  documentVersions: { max: 100 },
  /** Documents that belong to one document. */
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
  /** Documents listed in one bulk request, changed by one, and downloaded in one archive. */
  bulk: { named: 1000, matched: 1000, downloaded: 500 },
  /** Tags that documents get or lose in one transaction, as everyone waits for it: documents times tags. */
  tagChanges: 1000,
  /** Tag changes of one bulk request of a query, which takes several transactions. */
  tagChangesOfRequest: 5000,
  /** Documents that emptying or restoring the trash changes at once; jobs change the others. */
  trashStep: 1000,
  apiKeys: { max: 100 },
  apiKeyName: { max: 64 },
  apiKeyOrganizations: { max: 100 },
  mail: {
    bytes: 25 * 1024 * 1024,
    attachments: 50,
    /** Messages of an intake address in an hour, of each outcome. */
    perHour: 100,
    /** Messages of each outcome that an organization's list keeps. */
    kept: 50,
    /** Messages of an intake address in quarantine at once, and how long each is kept. */
    quarantined: 100,
    quarantineDays: 14,
  },
  mailSubject: { max: 255 },
  allowedOrigins: { max: 100 },
  passkeyName: { max: 64 },
  /** Per organization, because each event goes to all of them. */
  webhooks: { max: 25 },
  /** Per webhook: the last ones that are kept. */
  webhookDeliveries: { max: 500 },
  webhookName: { max: 64 },
  webhookUrl: { max: 2048 },
  webhookSecret: { max: 256 },
  pageSize: { max: 100 },
} as const;

/** Limits that only the server needs: the login page should not load what it does not use. */
export const serverLimits = {
  /** Of one user, with all their API keys. */
  uploadsInFlight: 64,
  /** Of one request for files, by all of its senders. */
  requestUploadsInFlight: 3,
  /** The values of all conditions of an organization: 10 bytes for each of the most conditions. */
  taggingRuleValues: { maxBytes: 250_000 },
  /** What all patterns of an organization that texts are compared with cost, see `patternCost`. */
  taggingRulePatterns: { maxCost: 50 },
  /** Documents whose field one transaction changes, as everyone waits for it. */
  fieldChanges: 1000,
  /** Documents of which one transaction sets several fields, and those that it learns a correspondent from. */
  fieldStep: { documents: 250, learnedFrom: 100 },
  /** Numbers that are given to files of one document, also to those that were not stored in the end. */
  fileNumbers: { max: 1000 },
  /** Rows that belong to documents, as tags and values do, which one transaction changes with them. */
  linkedRows: 5000,
  /** Bytes of texts that one transaction deletes with their documents. */
  purgedTexts: 16 * 1024 * 1024,
  /** Of an organization: words beyond these, and beyond what one more text has, are found whole, not by their inside. */
  vocabulary: { max: 2_000_000 },
  /** Events of one kind of an organization that wait to be delivered; beyond, the oldest are dropped. */
  webhookBacklog: { max: 100_000 },
  /** Documents that people have decided not to belong to one document, or not to be a copy of it. */
  refusedPairs: { max: 1000 },
  jsonBody: 4 * 1024 * 1024,
  /** Bytes of a request body without valid credentials. */
  openBody: 64 * 1024,
} as const;
