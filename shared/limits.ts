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
  searchQuery: { max: 1024 },
  tagName: { max: 64 },
  tagDescription: { max: 256 },
  taggingRuleName: { max: 64 },
  taggingRuleDescription: { max: 256 },
  taggingRuleConditions: { max: 50 },
  taggingRuleConditionValue: { max: 1024 },
  taggingRuleTags: { max: 50 },
  tagFilter: { max: 10 },
  /** Documents listed in one bulk request, changed by one, and downloaded in one archive. */
  bulk: { named: 1000, matched: 5000, downloaded: 500 },
  apiKeyName: { max: 64 },
  apiKeyOrganizations: { max: 100 },
  mail: { bytes: 25 * 1024 * 1024, attachments: 50 },
  mailSubject: { max: 255 },
  allowedOrigins: { max: 100 },
  passkeyName: { max: 64 },
  /** Per organization, because each event goes to all of them. */
  webhooks: { max: 25 },
  /** Per webhook: the last ones that are kept. */
  webhookDeliveries: { max: 500 },
  /** Test events and messages sent again, per webhook. */
  webhookManualMessages: { perMinute: 20 },
  webhookName: { max: 64 },
  webhookUrl: { max: 2048 },
  webhookSecret: { max: 256 },
  pageSize: { max: 100 },
  jsonBody: 4 * 1024 * 1024,
} as const;
