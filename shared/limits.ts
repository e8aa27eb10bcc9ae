/** Figures both sides know. Sizes in bytes, lengths in UTF-16 code units. */
export const limits = {
  organizationName: { min: 3, max: 50 },
  userName: { max: 50 },
  registrationName: { max: 64 },
  password: { min: 8, max: 128 },
  email: { max: 254 },
  documentName: { max: 255 },
  documentContent: { max: 1_000_000 },
  searchQuery: { max: 1024 },
  tagName: { max: 64 },
  tagDescription: { max: 256 },
  taggingRuleName: { max: 64 },
  taggingRuleDescription: { max: 256 },
  apiKeyName: { max: 64 },
  apiKeyOrganizations: { max: 100 },
  pageSize: { max: 100 },
  jsonBody: 4 * 1024 * 1024,
} as const;
