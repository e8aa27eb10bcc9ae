export type MovedTable = {
  name: string;
  /** Columns with numbers that each database assigns, by what they count. 0 is no such number. */
  numbers?: Readonly<Record<string, 'documents' | 'events'>>;
  /** Columns that are 0 in the copy: counters that triggers keep, and the attempts of jobs. */
  zeros?: readonly string[];
  /** True if triggers of documents also create rows, which the stored ones replace. */
  isMadeByTriggers?: boolean;
  /** Columns that Cron also changes during a move. They are not compared. */
  changedByCron?: readonly string[];
  /** True if Cron also adds or deletes rows, so that the table is not compared. */
  isChangedByCron?: boolean;
};

/**
 * In the order in which they are copied, because triggers of documents read rows of other tables.
 */
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
