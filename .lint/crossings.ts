type Crossing = {
  from: string;
  to: readonly string[];
  /** If set, only these types may be imported. */
  types?: readonly string[];
  reason: string;
};

/** All allowed imports that run upward, within a layer, or from one side to another. */
export const crossings: readonly Crossing[] = [
  {
    from: 'worker/archive/activity/user-names.ts',
    to: ['worker/people/users/user-store.ts'],
    reason: 'Activity, notes and versions show names of users, which are fetched by their ids.',
  },
  {
    from: 'worker/archive/custom-fields/stored/find-people.ts',
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
    from: 'worker/people/organizations/organization-purge-store.ts',
    to: [
      'worker/archive/documents/rows/document-table.ts',
      'worker/archive/documents/rows/document-content-table.ts',
      'worker/archive/custom-fields/custom-field-table.ts',
      'worker/archive/tags/tag-table.ts',
      'worker/integrations/intake-emails/intake-email-table.ts',
      'worker/archive/files/request-file-table.ts',
    ],
    reason: 'An organization is deleted with its content.',
  },
  {
    from: 'worker/people/organizations/shard-store.ts',
    to: ['worker/archive/files/sweep-table.ts'],
    reason: 'Where organizations have a second database, former versions must not sweep files.',
  },
  {
    from: 'worker/people/organizations/purge-organizations.ts',
    to: ['worker/archive/files/file-key.ts'],
    reason: 'An organization is deleted with its files.',
  },
  {
    from: 'worker/integrations/intake-emails/messages/store-mail-files.ts',
    to: [
      'worker/archive/documents/selection/document-selection-store.ts',
      'worker/archive/uploads/create-document.ts',
      'worker/archive/documents/storage/assert-storage-left.ts',
      'worker/archive/tags/change-document-tags.ts',
      'worker/archive/tags/tag-store.ts',
    ],
    reason: 'Attachments become documents, with the tag of the recipient address.',
  },
  {
    from: 'worker/integrations/intake-emails/messages/envelopes-of.ts',
    to: ['worker/archive/settings/archive-settings-store.ts'],
    reason: 'The organization decides whether archives in mail are opened.',
  },
  {
    from: 'worker/integrations/intake-emails/messages/receive-mail.ts',
    to: ['worker/archive/documents/storage/assert-storage-left.ts'],
    reason: 'Mail that could not be stored is to come again later.',
  },
  {
    from: 'worker/archive/extraction/recognize-document.ts',
    to: ['worker/people/organizations/organization-store.ts'],
    reason: 'Pages are read in the languages that the organization expects.',
  },
  {
    from: 'worker/archive/export/export-archive.ts',
    to: ['worker/people/organizations/organization-store.ts'],
    reason: 'An export contains the settings of the archive.',
  },
  {
    from: 'worker/archive/findings/known-of-document.ts',
    to: ['worker/people/organizations/organization-names-store.ts'],
    reason: 'The organization and its members are not the senders of what it receives.',
  },
  {
    from: 'worker/reading/pdf/',
    to: ['node_modules/.cache/sheaf/pdfium.wasm'],
    reason: 'PDFium with a counter, which the build writes (.scripts/wasm/metered-pdfium.ts).',
  },
  {
    from: 'worker/reading/picture/avif/',
    to: ['node_modules/.cache/sheaf/dav1d.wasm'],
    reason: 'dav1d with a counter, which the build writes (.scripts/wasm/metered-av1.ts).',
  },
  {
    from: 'worker/reading/picture/heic/',
    to: ['node_modules/.cache/sheaf/libheif.wasm'],
    reason: 'libheif with a counter, which the build writes (.scripts/wasm/metered-hevc.ts).',
  },
  {
    from: 'web/reading/heic/',
    to: ['node_modules/.cache/sheaf/libheif.wasm'],
    reason: 'Most browsers show no HEIC: the viewer decodes it as the reader does.',
  },
  {
    from: 'worker/reading/recognition/',
    to: ['node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm'],
    reason:
      'Tesseract with a counter, which the build writes (.scripts/wasm/metered-tesseract.ts).',
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
    from: 'worker/sharing/',
    to: [
      'worker/archive/',
      'worker/people/members/',
      'worker/people/organizations/',
      'worker/people/users/',
    ],
    reason:
      'Sharing is one more entry to the operations of the archive; its links end with the membership of their owner.',
  },
  {
    from: 'worker/integrations/paperless/',
    to: [
      'worker/archive/',
      'worker/people/api-keys/api-key-store.ts',
      'worker/sharing/share-links/',
    ],
    reason: 'Clients of the Paperless-ngx API are one more entry to the operations of the archive.',
  },
  {
    from: 'worker/integrations/webdav/',
    to: ['worker/archive/documents/', 'worker/archive/uploads/'],
    reason: 'Scanners are one more entry to the operations of the archive.',
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
    from: 'worker/access/identify.ts',
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
      'worker/reading/in-process-reader.ts',
      'worker/database/database.ts',
      'worker/database/former-database.ts',
      'worker/database/metering.ts',
      'worker/entries/subscribers.ts',
      'worker/http/app-error.ts',
      'worker/mails/mail-store.ts',
      'worker/outbox/job.ts',
      'worker/outbox/job-store.ts',
      'worker/platform/asset-bytes.ts',
      'worker/platform/config.ts',
      'worker/platform/log.ts',
      'worker/platform/one-database.ts',
      'worker/platform/platform.ts',
      'worker/platform/reader/reader-tasks.ts',
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
    to: ['worker/reading/words/words-file.ts'],
    reason: 'The texts of the demo were read before, with the places of their words.',
  },
  {
    from: 'web/demo/seed/seed.ts',
    to: [
      'worker/access/organization-scope.ts',
      'worker/access/user-scope.ts',
      'worker/archive/documents/selection/document-selection-store.ts',
      'worker/archive/inbox/move-documents.ts',
      'worker/archive/uploads/create-document.ts',
      'worker/archive/notes/create-note.ts',
      'worker/archive/tagging-rules/create-tagging-rule.ts',
      'worker/archive/correspondents/create-correspondent.ts',
      'worker/archive/custom-fields/definitions/create-custom-field.ts',
      'worker/archive/custom-fields/custom-field-store.ts',
      'worker/archive/custom-fields/values/set-custom-field-value.ts',
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
