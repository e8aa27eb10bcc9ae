/** A table whose rows move with their organization. */
export type MovedTable = {
  name: string;
  /** Columns with numbers that each database gives on its own, by what they count. 0 is none of them. */
  numbers?: Readonly<Record<string, 'documents' | 'events'>>;
  /** Columns that are 0 in the copy: counters that triggers keep, and the attempts of jobs. */
  zeros?: readonly string[];
  /** Whether triggers of documents make rows as well, which the stored ones replace. */
  isMadeByTriggers?: boolean;
  /** Columns that Cron changes whatever is moved: these are not compared. */
  changedByCron?: readonly string[];
  /** Whether Cron also adds or deletes rows, so that the table is not compared. */
  isChangedByCron?: boolean;
};

/** In the order in which they are copied, as triggers of documents look for what documents have. */
export const movedTables: readonly MovedTable[] = [
  { name: 'archive_settings' },
  { name: 'document_types' },
  { name: 'tags', zeros: ['documents_count'] },
  { name: 'correspondents', zeros: ['documents_count'] },
  { name: 'correspondent_names' },
  { name: 'correspondent_tags' },
  { name: 'custom_fields', zeros: ['documents_count'] },
  { name: 'tagging_rules' },
  { name: 'tagging_rule_tags' },
  {
    name: 'tagging_rule_runs',
    numbers: { cursor_sequence: 'documents', last_sequence: 'documents' },
  },
  { name: 'understanding_runs', numbers: { cursor_sequence: 'documents' } },
  { name: 'views' },
  {
    name: 'documents',
    numbers: { sequence: 'documents' },
    changedByCron: ['name_sort', 'sender_key'],
  },
  { name: 'purged_documents', numbers: { sequence: 'documents' } },
  { name: 'document_contents' },
  { name: 'document_versions' },
  { name: 'document_tags', numbers: { document_sequence: 'documents' } },
  { name: 'custom_field_values', numbers: { document_sequence: 'documents' } },
  { name: 'dismissed_tags' },
  { name: 'document_activity' },
  { name: 'document_findings' },
  { name: 'document_notes' },
  { name: 'document_pairs' },
  { name: 'sender_marks' },
  { name: 'reminders', isMadeByTriggers: true },
  { name: 'former_reminders' },
  { name: 'intake_messages', isChangedByCron: true },
  { name: 'upload_requests', isChangedByCron: true },
  { name: 'upload_links', isChangedByCron: true },
  { name: 'request_files', isChangedByCron: true },
  { name: 'paperless_numbers' },
  { name: 'paperless_tasks', isChangedByCron: true },
  { name: 'paperless_field_types' },
  { name: 'dav_files', isChangedByCron: true },
  { name: 'webhook_events', numbers: { sequence: 'events' }, isChangedByCron: true },
  { name: 'webhooks', numbers: { read_until: 'events' } },
  { name: 'webhook_messages' },
  { name: 'webhook_deliveries', isChangedByCron: true },
  { name: 'jobs', zeros: ['attempts', 'is_queued', 'send_after'], isChangedByCron: true },
];

/** Tables that are not copied: triggers count them, the index is rebuilt, and each database has its own version and lock. */
export const derivedTables: readonly string[] = [
  'organization_statistics',
  'spending',
  'search_words',
  'document_index_changes',
  'organization_versions',
  'organization_moves',
];
