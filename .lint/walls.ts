/**
 * The rooms of each side in layers, from bottom to top. A room imports only from layers below its own, types included.
 * Rooms are folders, or files beside them; `kernel` is all files beside the folders of shared.
 */
export const layers = {
  shared: [
    ['text'],
    ['kernel'],
    ['mime'],
    ['archive', 'people', 'integrations', 'mails', 'operations'],
  ],
  worker: [
    ['database'],
    ['platform'],
    ['http'],
    ['access'],
    ['outbox'],
    ['mails'],
    ['archive', 'people', 'integrations'],
    ['operations'],
    ['entries'],
    ['app.ts'],
    ['index.ts', 'reader.ts'],
  ],
  web: [
    ['theme'],
    ['ui'],
    ['api'],
    ['i18n'],
    ['archive', 'people', 'integrations', 'mails'],
    ['app-shell'],
    ['routes'],
    ['router.tsx'],
    ['demo'],
    ['main.tsx', 'service-worker'],
  ],
} as const;

export type Side = keyof typeof layers;

/** What every room of a side may import besides its own side. A path that ends with a slash is all of a folder. */
export const common: Record<Side, readonly string[]> = {
  shared: [],
  worker: ['shared/', 'locales/', 'package.json'],
  web: ['shared/', 'locales/'],
};

export type Crossing = {
  from: string;
  to: readonly string[];
  /** Only these, and only as types. */
  types?: readonly string[];
  reason: string;
};

/** All imports that run upward, within a layer, or from one side to another. */
export const crossings: readonly Crossing[] = [
  {
    from: 'worker/archive/activity/list-activity.ts',
    to: ['worker/people/users/user-store.ts'],
    reason: 'Activity shows names of users, which are fetched by their ids.',
  },
  {
    from: 'worker/archive/custom-fields/find-people.ts',
    to: ['worker/people/members/member-store.ts'],
    reason: 'The value of a field and the assignee of a reminder may be members.',
  },
  {
    from: 'worker/people/reminder-mails/send-reminder-mail.ts',
    to: ['worker/archive/reminders/reminder-list-store.ts'],
    reason: 'A user is mailed what is due in all of their organizations.',
  },
  {
    from: 'worker/integrations/calendar/read-calendar.ts',
    to: [
      'worker/archive/reminders/reminder-list-store.ts',
      'worker/people/calendar-feeds/calendar-feed-store.ts',
    ],
    reason: 'A secret address shows the reminders of a member.',
  },
  {
    from: 'worker/archive/notes/list-notes.ts',
    to: ['worker/people/users/user-store.ts'],
    reason: 'Notes show names of users, which are fetched by their ids.',
  },
  {
    from: 'worker/people/organizations/organization-purge-store.ts',
    to: [
      'worker/archive/documents/document-table.ts',
      'worker/archive/documents/document-content-table.ts',
      'worker/integrations/intake-emails/intake-email-table.ts',
    ],
    reason: 'An organization is deleted with its content.',
  },
  {
    from: 'worker/people/organizations/purge-organizations.ts',
    to: ['worker/archive/files/delete-keys.ts', 'worker/archive/files/file-key.ts'],
    reason: 'An organization is deleted with its files.',
  },
  {
    from: 'worker/integrations/intake-emails/messages/store-mail-files.ts',
    to: [
      'worker/archive/bulk/document-selection-store.ts',
      'worker/archive/documents/create-document.ts',
      'worker/archive/tags/change-document-tags.ts',
      'worker/archive/tags/tag-store.ts',
    ],
    reason: 'Attachments become documents, with the tag of the recipient address.',
  },
  {
    from: 'worker/archive/reading/recognize-document.ts',
    to: ['worker/people/organizations/organization-store.ts'],
    reason: 'Pages are read in the languages that the organization expects.',
  },
  {
    from: 'worker/archive/export/export-archive.ts',
    to: ['worker/people/organizations/organization-store.ts'],
    reason: 'An export contains the settings of the archive.',
  },
  {
    from: 'worker/archive/findings/find-in-text.ts',
    to: ['worker/people/organizations/organization-names-store.ts'],
    reason: 'The organization and its members are not the senders of what it receives.',
  },
  {
    from: 'worker/archive/reading/pdf/',
    to: ['node_modules/.cache/sheaf/pdfium.wasm'],
    reason: 'PDFium with a counter, which the build writes (.scripts/metered-pdfium.ts).',
  },
  {
    from: 'worker/archive/reading/recognition/',
    to: ['node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm'],
    reason: 'Tesseract with a counter, which the build writes (.scripts/metered-tesseract.ts).',
  },
  {
    from: 'worker/integrations/intake-emails/messages/',
    to: ['worker/archive/files/file-key.ts'],
    reason: 'An email in quarantine is a file.',
  },
  {
    from: 'worker/integrations/intake-emails/messages/present-messages.ts',
    to: ['worker/people/users/user-store.ts'],
    reason: 'The list of messages shows who accepted one.',
  },
  {
    from: 'worker/integrations/intake-emails/intake-email-store.ts',
    to: [
      'worker/people/organizations/organization-table.ts',
      'worker/people/subscriptions/subscription-table.ts',
    ],
    reason: 'Deleted organizations receive no mail, and the plan limits the number of addresses.',
  },
  {
    from: 'worker/integrations/webhooks/deliveries/notify-webhook-disabled.ts',
    to: [
      'worker/people/members/member-recipient-store.ts',
      'worker/people/organizations/organization-store.ts',
    ],
    reason: 'Admins are notified of a webhook that was disabled.',
  },
  {
    from: 'shared/people/members/member-preferences.ts',
    to: ['shared/archive/documents/column-schemas.ts'],
    reason: 'Members choose the columns of their document list.',
  },
  {
    from: 'shared/mails/mail.ts',
    to: ['shared/integrations/webhooks/webhook.ts'],
    reason: 'The email about a disabled webhook says why.',
  },
  {
    from: 'worker/access/access.ts',
    to: [
      'worker/people/api-keys/api-key-store.ts',
      'worker/people/members/membership-store.ts',
      'worker/people/sign-in/session-store.ts',
    ],
    reason: 'One batch reads the session or key together with the membership.',
  },
  {
    from: 'worker/access/write-guard-store.ts',
    to: [
      'worker/people/api-keys/api-key-table.ts',
      'worker/people/members/member-table.ts',
      'worker/people/organizations/organization-table.ts',
      'worker/people/sign-in/session-table.ts',
    ],
    reason: 'Each batch that writes checks the session or key and the membership again.',
  },
  {
    from: 'web/api/api-client.ts',
    to: ['worker/app.ts'],
    types: ['AppType'],
    reason: 'The client is typed by the routes.',
  },
  {
    from: 'web/demo/demo-server.ts',
    to: [
      'worker/app.ts',
      'worker/entries/application-jobs.ts',
      'worker/entries/reading-jobs.ts',
      'worker/entries/run-cron.ts',
      'worker/entries/run-job.ts',
    ],
    reason: 'The demo runs the application in the browser.',
  },
  {
    from: 'web/demo/',
    to: [
      'worker/archive/reading/in-process-reader.ts',
      'worker/database/database.ts',
      'worker/database/metering.ts',
      'worker/entries/subscribers.ts',
      'worker/http/app-error.ts',
      'worker/mails/mail-store.ts',
      'worker/outbox/job.ts',
      'worker/outbox/job-store.ts',
      'worker/platform/asset-bytes.ts',
      'worker/platform/config.ts',
      'worker/platform/log.ts',
      'worker/platform/platform.ts',
      'worker/platform/reader-tasks.ts',
      'worker/platform/service-error.ts',
    ],
    reason: 'The demo implements the platform.',
  },
  {
    from: 'web/demo/host-worker.ts',
    to: ['worker/http/respond-without-file.ts'],
    reason: 'The demo on Cloudflare answers missing files as the product does.',
  },
  {
    from: 'web/demo/demo-sessions.ts',
    to: ['worker/people/sign-in/session-table.ts', 'worker/people/users/user-table.ts'],
    reason: 'The one user of the demo is always signed in.',
  },
  {
    from: 'web/demo/storage/migrate.ts',
    to: ['migrations/'],
    reason: 'The demo migrates its own database.',
  },
  {
    from: 'web/demo/seed/seed-readings.ts',
    to: ['worker/archive/reading/words/words-file.ts'],
    reason: 'The texts of the demo were read before, with the places of their words.',
  },
  {
    from: 'web/demo/seed/seed.ts',
    to: [
      'worker/access/organization-scope.ts',
      'worker/access/user-scope.ts',
      'worker/archive/bulk/document-selection-store.ts',
      'worker/archive/inbox/move-documents.ts',
      'worker/archive/documents/create-document.ts',
      'worker/archive/notes/create-note.ts',
      'worker/archive/tagging-rules/create-tagging-rule.ts',
      'worker/archive/correspondents/create-correspondent.ts',
      'worker/archive/custom-fields/create-custom-field.ts',
      'worker/archive/custom-fields/custom-field-store.ts',
      'worker/archive/custom-fields/set-custom-field-value.ts',
      'worker/archive/documents/document-store.ts',
      'worker/archive/documents/update-document.ts',
      'worker/archive/tags/change-document-tags.ts',
      'worker/archive/tags/create-tag.ts',
      'worker/archive/trash/trash-documents.ts',
      'worker/archive/views/create-view.ts',
      'worker/integrations/webhooks/create-webhook.ts',
      'worker/people/api-keys/create-api-key.ts',
      'worker/people/organizations/create-organization.ts',
      'worker/people/organizations/update-organization.ts',
    ],
    reason: 'The content of the demo is created by the same operations as any other.',
  },
];

/** Modules that are another file on each platform: `imports` in package.json. */
export const conditionalModules = ['#jpeg-module', '#pdfium-module', '#tesseract-module'];

/** Packages that only some folders import. */
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
export const sharedPackages = /^(zod|htmlparser2|ipaddr\.js|postal-mime)(\/|$)/;

/** Where a database is queried besides `*-store.ts` and `*-table.ts`. */
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

/** Who may use the platform of a request instead of that of a scope, whose writes check the actor again. */
export const platformUsers: Readonly<Record<string, string>> = {
  'worker/access/access.ts': 'Creates the scopes.',
  'worker/http/': 'Writes nothing.',
  'worker/operations/': 'Public, and writes nothing.',
  'worker/mails/mail-routes.ts': 'Reads the local mailbox, which is public.',
  'worker/integrations/calendar/calendar-routes.ts':
    'A secret address names the member; nothing is written.',
  'worker/people/reminder-mails/off-routes.ts': 'A signed token names the user.',
  'worker/people/sign-in/sign-in-routes.ts': 'The session library checks the session itself.',
  'worker/people/subscriptions/subscription-routes.ts': 'Messages of Stripe are signed.',
  'worker/integrations/mcp/mcp-routes.ts': 'Sends requests to the API, which checks each of them.',
};

/** The only file that may export everything of others. */
export const barrel = 'tests/support/tables.ts';
