/** The requests that pages send for each user action. tests/e2e/live.spec.ts compares them with Chromium's. */
export function requestsOf(archive: { organizationId: string; documentId: string }) {
  const organization = `/api/organizations/${archive.organizationId}`;
  const documents = `${organization}/documents`;
  const document = `${documents}/${archive.documentId}`;
  const newest = 'sortField=createdAt&sortOrder=desc&pageIndex=0&pageSize=100';
  const frame = [
    organization,
    `${organization}/members/me`,
    `${organization}/views`,
    `${documents}/statistics`,
  ];
  return {
    poll: [`${organization}/version`],
    'come back to the tab': [`${organization}/version`, `${organization}/members/me`],
    'open the archive': [
      '/api/auth/get-session',
      '/api/config',
      '/api/invitations/count',
      '/api/organizations',
      ...frame,
      `${organization}/version`,
      `${documents}?${newest}`,
      `${documents}/search?searchQuery=in:inbox&sortField=createdAt&sortOrder=desc&pageIndex=0&pageSize=15`,
      `${documents}/spending`,
      `${documents}/to-do`,
      `${organization}/reminders?filter=all&pageSize=5`,
      `${organization}/share-links/documents`,
    ],
    'look at another list': [`${documents}/search?searchQuery=kind:letter&${newest}`],
    'look at another document': [
      document,
      `${document}/file?inline=`,
      `${document}/tag-proposals`,
      `${document}/near-duplicates`,
      `${document}/related`,
      `${organization}/reminders?documentId=${archive.documentId}&pageSize=100`,
    ],
    'look at versions': [`${document}/versions`],
    'look at another thumbnail': [`${document}/thumbnail`],
    'search in the palette': [`${documents}/search?searchQuery=inv&pageIndex=0&pageSize=5`],
    'follow a change': [...frame, `${organization}/fields`, `${documents}?${newest}`],
  } satisfies Record<string, string[]>;
}

export type ReadingAction = keyof ReturnType<typeof requestsOf>;

/** Actions that change something include all background work that follows. */
export type Action =
  | ReadingAction
  | 'change a document'
  | 'replace a file'
  | 'turn a page'
  | 'split a document'
  | 'link two documents'
  | 'add a text'
  | 'add a scan of two pages'
  | 'run Cron';
