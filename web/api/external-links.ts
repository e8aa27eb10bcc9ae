/** Addresses outside of the product. */
export const links = {
  source: 'https://github.com/sheaf-archive/sheaf',
  social: 'https://bsky.app/profile/sheaf.example.com',
  chat: 'https://chat.sheaf.example.com',
  intakeDocumentation: 'https://github.com/sheaf-archive/sheaf#intake-email',
  releaseNotes: (version: string) =>
    `https://github.com/sheaf-archive/sheaf/releases/tag/v${version}`,
  termsOfService: 'https://sheaf.example.com/legal/terms-of-service',
  privacyPolicy: 'https://sheaf.example.com/legal/privacy-policy',
} as const;
