/**
 * Rooms of each side in layers, from bottom to top. A room imports only from layers below its own, types included.
 * Rooms are folders, or files beside them; `kernel` is all files beside the folders of shared.
 */
export const layers = {
  shared: [
    ['text', 'bytes', 'time'],
    ['kernel'],
    ['mime'],
    ['reading'],
    ['archive', 'people', 'integrations', 'mails', 'operations'],
    ['sharing'],
  ],
  worker: [
    ['database'],
    ['platform'],
    ['http'],
    ['access'],
    ['outbox'],
    ['mails'],
    ['reading'],
    ['archive', 'people', 'sharing', 'integrations'],
    ['operations'],
    ['entries'],
    ['app.ts'],
    ['index.ts', 'reader.ts'],
  ],
  web: [
    ['theme'],
    ['ui'],
    ['browser', 'navigation'],
    ['offline'],
    ['api'],
    ['i18n', 'drafts'],
    ['reading'],
    ['archive', 'people', 'integrations', 'mails'],
    ['sharing'],
    ['app-shell'],
    ['routes'],
    ['router.tsx'],
    ['demo'],
    ['main.tsx', 'service-worker'],
  ],
} as const;

export type Side = keyof typeof layers;

type ArchiveLayers = Record<'catalogue' | 'search' | 'automation' | 'operations', string[]> & {
  /** Screens that show what all layers contribute to documents. */
  pages?: string[];
};

/**
 * Rooms inside the archive of a side, in layers from bottom to top. A room imports only from layers below its own and
 * from rooms before it in its layer, so that there are no cycles between folders. A room inside another one, as
 * `documents/rows`, is not part of it.
 */
export const archiveLayers: Record<Side, ArchiveLayers> = {
  shared: {
    catalogue: [
      'archive-limits.ts',
      'search/syntax',
      'activity',
      'live',
      'tags',
      'correspondents',
      'fields',
      'custom-fields',
      'findings/stored',
      'e-invoices/stored',
      'documents',
      'spending',
      'notes',
      'titles',
      'document-types',
      'settings',
    ],
    search: ['search'],
    automation: [
      'findings',
      'e-invoices',
      'extraction',
      'finding-runs',
      'tag-proposals',
      'related',
      'near-duplicates',
      'tagging-rules',
      'reminders',
    ],
    operations: ['trash', 'csv', 'bulk', 'views', 'uploads', 'contents', 'scan', 'export'],
  },
  worker: {
    catalogue: [
      'documents/rows',
      'documents/selection',
      'files',
      'settings',
      'activity',
      'live',
      'notes/rows',
      'findings/rows',
      'views/searches',
      'tagging-rules/rows',
      'document-types/rows',
      'extraction/attempts',
      'search/index',
      'tags',
      'correspondents',
      'document-types',
      'custom-fields',
      'documents',
      'spending',
      'tags/documents',
      'custom-fields/values',
      'fields',
      'notes',
      'thumbnails',
    ],
    search: ['search'],
    automation: [
      'tagging-rules',
      'e-invoices',
      'findings',
      'page-words',
      'extraction',
      'finding-runs',
      'tag-proposals',
      'related',
      'near-duplicates',
      'reminders',
    ],
    operations: [
      'zip-archives',
      'trash',
      'csv',
      'bulk',
      'views',
      'inbox',
      'uploads',
      'versions',
      'contents',
      'document-pages',
      'export',
    ],
  },
  web: {
    catalogue: [
      'item-lists',
      'documents',
      'documents/selection',
      'documents/edit',
      'thumbnails',
      'documents/preview',
      'tags',
      'document-types',
      'fields/text',
      'correspondents',
      'fields',
      'spending',
      'custom-fields',
      'notes',
      'activity',
      'settings',
      'live',
    ],
    search: ['search'],
    automation: [
      'findings',
      'extraction',
      'e-invoices',
      'reminders',
      'related',
      'finding-runs',
      'tagging-rules',
    ],
    operations: [
      'csv',
      'bulk',
      'trash',
      'near-duplicates',
      'share-links',
      'views',
      'contents',
      'document-pages',
      'versions',
      'inbox',
      'export',
      'documents/upload',
      'documents/share-target',
      'import',
      'scan',
    ],
    pages: [
      'documents/items',
      'documents/grid',
      'documents/detail',
      'documents/list',
      'documents/home',
    ],
  },
};

/** Paths that every room of a side may import besides its own side. A trailing slash means the whole folder. */
export const common: Record<Side, readonly string[]> = {
  shared: [],
  worker: ['shared/', 'locales/', 'package.json'],
  web: ['shared/', 'locales/'],
};

/** Rooms that import only the listed parts of the worker. */
export const confined: Readonly<Record<string, readonly string[]>> = {
  // A reader handles bytes, texts and findings, but no documents and no database.
  'worker/reading/': ['worker/reading/', 'worker/platform/'],
};

/** Modules with one file per platform: `imports` in package.json. */
export const conditionalModules = [
  '#av1-module',
  '#hevc-module',
  '#jpeg-module',
  '#packed-text',
  '#pdfium-module',
  '#tesseract-module',
];

export const packages: readonly { name: string; pattern: RegExp; within: readonly string[] }[] = [
  {
    name: 'the runtime',
    pattern: /^(node|cloudflare):/,
    within: ['worker/platform/cloudflare/'],
  },
  {
    name: 'better-auth',
    pattern: /^@?better-auth(\/|$)/,
    within: ['worker/people/sign-in/better-auth/'],
  },
];

/** The only packages of shared: pure, and the same on both sides. */
export const sharedPackages = /^(zod|fflate|htmlparser2|ipaddr\.js|postal-mime)(\/|$)/;

/** Files that query a database besides `*-store.ts` and `*-table.ts`. */
export const queryingFiles: Readonly<Record<string, string>> = {
  'worker/database/': 'Connects to the database and runs batches.',
  'worker/outbox/commit.ts': 'Writes changes, activity and jobs as one batch.',
  'worker/outbox/job-json.ts': 'Writes jobs as expressions of SQL.',
  'worker/platform/log.ts': 'Logs failed queries without their parameters.',
  'worker/operations/is-healthy.ts': 'Checks that the database responds.',
  'worker/people/sign-in/better-auth/': 'The session library queries through its own adapter.',
  'web/demo/demo-sessions.ts': 'Replaces the session library in the demo.',
  'web/demo/storage/demo-storage.ts': 'Its database is an IndexedDB.',
};

const byStatementAround =
  'What belongs to a row that the statement around it selects by its organization.';

/** Files whose SQL names an organization's tables without its id, and what limits them to the organization instead. */
export const unscopedSql: Readonly<Record<string, string>> = {
  'worker/archive/correspondents/correspondent-change-store.ts':
    'The row that the statement before it has inserted or changed in the same batch.',
  'worker/archive/correspondents/correspondent-default-store.ts':
    'Its conditions are made with the scope by those who pass them.',
  'worker/archive/correspondents/correspondent-removal-store.ts':
    'The row that the statement before it has inserted or changed in the same batch.',
  'worker/archive/correspondents/correspondent-store.ts': byStatementAround,
  'worker/archive/custom-fields/definitions/custom-field-option-store.ts': byStatementAround,
  'worker/archive/custom-fields/custom-field-store.ts': byStatementAround,
  'worker/archive/custom-fields/stored/custom-field-value-store.ts': byStatementAround,
  'worker/archive/documents/list/document-order-store.ts': byStatementAround,
  'worker/archive/documents/document-store.ts': byStatementAround,
  'worker/archive/export/export-store.ts': byStatementAround,
  'worker/archive/documents/rows/field-change-store.ts': byStatementAround,
  'worker/archive/findings/rows/finding-store.ts':
    'Its conditions are made with the scope by those who pass them.',
  'worker/archive/search/excerpts/excerpt-store.ts': byStatementAround,
  'worker/archive/search/filters/filter-page-store.ts':
    'Its conditions are made with the scope by those who pass them.',
  'worker/archive/search/search-store.ts': byStatementAround,
  'worker/archive/tagging-rules/matching/rule-candidate-store.ts': byStatementAround,
  'worker/archive/tagging-rules/rule-fields-store.ts': byStatementAround,
  'worker/archive/tagging-rules/tagging-rule-store.ts': byStatementAround,
  'worker/archive/tag-proposals/similar-document-store.ts': byStatementAround,
  'worker/archive/tags/document-tag-store.ts': byStatementAround,
  'worker/archive/trash/trash-store.ts': byStatementAround,
  'worker/integrations/webhooks/deliveries/dropped-delivery-store.ts': byStatementAround,
  'worker/integrations/webhooks/deliveries/webhook-delivery-store.ts':
    'The webhook is of the organization.',
  'worker/integrations/webhooks/deliveries/webhook-event-store.ts':
    'Pages are numbered across organizations.',
  'worker/operations/integrity/': 'The doctor examines every organization.',
  'worker/operations/moves/': 'Names of tables are values there, each with its organization.',
};

/** Files that may use a request's platform instead of a scope's, whose writes check the actor again. */
export const platformUsers: Readonly<Record<string, string>> = {
  'worker/access/access.ts': 'Creates the scopes.',
  'worker/access/identify.ts': 'Reads who sends a request, before there is a scope.',
  'worker/http/': 'Writes nothing.',
  'worker/operations/': 'Public, and writes nothing.',
  'worker/mails/mail-routes.ts': 'Reads the local mailbox, which is public.',
  'worker/integrations/calendar/calendar-routes.ts':
    'A secret address names the member; nothing is written.',
  'worker/sharing/upload-requests/public/': 'A secret address names the request.',
  'worker/sharing/upload-requests/pages/': 'A secret address names the request.',
  'worker/sharing/pages/': 'A secret address names the link, whose scope reads what it shows.',
  'worker/sharing/shares/': 'A secret address names the link, whose scope reads what it shows.',
  'worker/people/reminder-mails/unsubscribe-routes.ts': 'A signed token names the user.',
  'worker/people/sign-in/sign-in-routes.ts': 'The session library checks the session itself.',
  'worker/people/subscriptions/subscription-routes.ts': 'Messages of Stripe are signed.',
  'worker/integrations/paperless/http/': 'Writes nothing.',
  'worker/integrations/paperless/server/token-routes.ts':
    'Checks a key; only failures are counted.',
  'worker/access/only-api-keys.ts': 'Reads which pages may use the product; nothing is written.',
  'worker/integrations/webdav/http/limit-failed-sign-ins.ts': 'Only failures are counted.',
  'worker/integrations/mcp/mcp-routes.ts': 'Sends requests to the API, which checks each of them.',
};

export const barrel = 'tests/support/tables.ts';
