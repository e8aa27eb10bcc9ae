CREATE TABLE users (
  id text PRIMARY KEY NOT NULL,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  email_verified integer NOT NULL DEFAULT 0,
  image text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  locale text,
  two_factor_enabled integer NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at integer NOT NULL,
  ip_address text,
  user_agent text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

CREATE TABLE accounts (
  id text PRIMARY KEY NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at integer,
  refresh_token_expires_at integer,
  scope text,
  password text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX accounts_user_id ON accounts (user_id);
CREATE UNIQUE INDEX accounts_provider_account ON accounts (provider_id, account_id);

CREATE TABLE verifications (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX verifications_identifier ON verifications (identifier);
CREATE INDEX verifications_expires_at ON verifications (expires_at);

CREATE TABLE rate_limits (
  key text PRIMARY KEY NOT NULL,
  count integer NOT NULL,
  window_ends_at integer NOT NULL
);
CREATE INDEX rate_limits_window_ends_at ON rate_limits (window_ends_at);

CREATE TABLE organizations (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  deleted_at integer,
  -- The languages that an organization expects its documents in, as a JSON list of codes.
  document_languages text NOT NULL DEFAULT '[]'
);
CREATE INDEX organizations_deleted_at ON organizations (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE members (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX members_organization_user ON members (organization_id, user_id);
CREATE UNIQUE INDEX members_one_owner ON members (organization_id) WHERE role = 'owner';
CREATE INDEX members_user_id ON members (user_id);

CREATE TABLE api_keys (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  permissions text NOT NULL,
  organization_ids text NOT NULL,
  all_organizations integer NOT NULL DEFAULT 0,
  expires_at integer,
  last_used_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX api_keys_user_id ON api_keys (user_id);

CREATE TABLE documents (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  id text NOT NULL UNIQUE,
  organization_id text NOT NULL,
  name text NOT NULL,
  original_name text NOT NULL,
  original_size integer NOT NULL,
  sha256 text NOT NULL,
  mime_type text NOT NULL,
  declared_mime_type text NOT NULL,
  extraction_state text NOT NULL,
  extraction_reason text,
  created_at integer NOT NULL,
  created_by text,
  updated_at integer,
  deleted_at integer,
  deleted_by text,
  -- Grows with each change of name or text: what If-Match is compared with.
  version integer NOT NULL DEFAULT 1,
  -- When the text of a document was last asked for again; without it, since the document was created.
  extraction_requested_at integer,
  -- What a list by name is sorted by: the folded name (see worker/archive/documents/name-sort-key.ts). SQL cannot fold, so a Cron
  -- step fills the keys of existing rows; until then these are sorted by their names in lower case.
  name_sort text,
  -- How far the scanned pages of a document are read, as JSON; the number of its pages; whether a person has edited its text.
  recognition text,
  pages_count integer,
  is_content_edited integer NOT NULL DEFAULT 0,
  -- Whether the file store has a small picture of the first page of the document, `{organizationId}/{id}.thumb`.
  has_thumbnail integer NOT NULL DEFAULT 0,
  -- What is known of the paper itself. Amounts are hundredths of their currency; `reference_key` is the reference in folded letters
  -- and digits. Every list that can be sorted by a field has an index with all documents, those without a value too.
  document_date text,
  due_date text,
  document_type text,
  total_amount integer,
  currency text,
  iban text,
  reference text,
  reference_key text,
  vat_id text,
  correspondent_id text,
  -- Whether nobody has looked at the document yet. `understood_by` is the version of the rules that have found its fields in its
  -- text, `language` what they take the text for.
  is_in_inbox integer NOT NULL DEFAULT 0,
  understood_by integer NOT NULL DEFAULT 0,
  language text,
  -- The name before a proposed one was accepted, and whether the proposed one was dismissed.
  former_name text,
  is_name_dismissed integer NOT NULL DEFAULT 0,
  -- What is known of the e-invoice in a document, as JSON: whether it could be read, and where its text says something else. The
  -- invoice is stored in a file beside the original.
  e_invoice text,
  -- The fields whose values, or whose emptiness, came with the upload: neither findings nor rules change them.
  given_fields text NOT NULL DEFAULT '[]',
  -- Whether no tagging rule is applied when the document is read: it came with all that it has, from another archive.
  skips_rules integer NOT NULL DEFAULT 0,
  -- The marks that the text of the document has of its sender, as JSON.
  sender_marks text,
  -- Whether the document has a tag: those without one are read from an index, instead of looking for the tags of every document.
  -- The links of a deleted tag count until a job has removed them.
  is_tagged integer NOT NULL DEFAULT 0,
  -- When a document was really added whose creation time was given, as an import does: what was selected before must not take it.
  added_at INTEGER
);
CREATE UNIQUE INDEX documents_organization_sha256 ON documents (organization_id, sha256);
CREATE INDEX documents_by_created_at ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_updated_at ON documents (organization_id, updated_at, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_size ON documents (organization_id, original_size, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_trashed ON documents (organization_id, deleted_at, sequence) WHERE deleted_at IS NOT NULL;
CREATE INDEX documents_trash_age ON documents (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX documents_by_name ON documents (organization_id, coalesce(name_sort, lower(name)), sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_without_name_sort ON documents (sequence) WHERE name_sort IS NULL;
CREATE INDEX documents_without_text ON documents (organization_id, created_at, sequence)
WHERE deleted_at IS NULL AND (extraction_state = 'failed'
  OR (extraction_state = 'none' AND recognition IS NULL AND mime_type IN (
    'application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff', 'image/bmp'))
  OR (extraction_state = 'done' AND recognition ->> '$.confidence' < 70));
CREATE INDEX documents_by_due_date ON documents (organization_id, due_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_amount ON documents (organization_id, total_amount, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_iban ON documents (organization_id, iban, sequence)
WHERE deleted_at IS NULL AND iban IS NOT NULL;
CREATE INDEX documents_by_reference ON documents (organization_id, reference_key, sequence)
WHERE deleted_at IS NULL AND reference_key IS NOT NULL;
CREATE INDEX documents_by_vat_id ON documents (organization_id, vat_id, sequence)
WHERE deleted_at IS NULL AND vat_id IS NOT NULL;
CREATE INDEX documents_by_correspondent ON documents (organization_id, correspondent_id, document_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_trashed_by_correspondent ON documents (organization_id, correspondent_id, sequence)
WHERE deleted_at IS NOT NULL AND correspondent_id IS NOT NULL;
-- What a list by confidence is sorted by: 0 to 100, and 101 for a text that was not recognized, or where there is none.
CREATE INDEX documents_by_confidence ON documents (organization_id, coalesce(nullif(recognition ->> '$.confidence', 0), 101), sequence)
WHERE deleted_at IS NULL;
CREATE INDEX documents_by_inbox ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL AND is_in_inbox = 1;
CREATE INDEX documents_by_document_date
ON documents (organization_id, document_date, sequence, deleted_at, document_type, total_amount, due_date) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_type
ON documents (organization_id, document_type, document_date, sequence, deleted_at, total_amount, due_date) WHERE deleted_at IS NULL;
CREATE INDEX documents_without_tag ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL AND is_tagged = 0;
-- Whether a tag or a value is that of a document in the trash, without reading the document: the documents of a filter are counted
-- by these alone.
CREATE INDEX documents_trashed_by_sequence ON documents (organization_id, sequence, deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE document_contents (
  document_id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  content text NOT NULL
);

CREATE TABLE document_activity (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  document_id text NOT NULL,
  event text NOT NULL,
  user_id text,
  data text NOT NULL,
  created_at integer NOT NULL
);
CREATE INDEX document_activity_by_document ON document_activity (organization_id, document_id, created_at);

CREATE TABLE tags (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  color text NOT NULL,
  description text,
  documents_count integer NOT NULL DEFAULT 0,
  created_at integer NOT NULL,
  updated_at integer,
  -- What `tag:` finds a tag by: the letters and digits of its name, so that a picture or a hyphen need not be typed.
  search_key text
);
CREATE UNIQUE INDEX tags_organization_name ON tags (organization_id, name_key);
CREATE INDEX tags_by_search_key ON tags (organization_id, search_key);

CREATE TABLE document_tags (
  document_id text NOT NULL,
  tag_id text NOT NULL,
  organization_id text NOT NULL,
  created_at integer NOT NULL DEFAULT 0, document_sequence integer NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, tag_id)
);
CREATE INDEX document_tags_by_tag ON document_tags (organization_id, tag_id, document_sequence, document_id);

CREATE TABLE jobs (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  job text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at integer NOT NULL,
  send_after integer NOT NULL,
  -- Jobs of one organization and type form a lane. A bounded number of a lane is in the queues at once (is_queued), the
  -- rest waits here (worker/outbox/job-store.ts). A queued job is enqueued again after send_after, a waiting one from then.
  lane text GENERATED ALWAYS AS (organization_id || ' ' || coalesce(job ->> 'type', '')) VIRTUAL,
  is_queued integer NOT NULL DEFAULT 0,
  -- What a job is about, where the one that waits does the work of any other: no second one is added (worker/outbox/job-store.ts).
  subject text GENERATED ALWAYS AS (
  CASE job ->> 'type'
    WHEN 'document.extract' THEN job ->> 'documentId'
    WHEN 'document.recognize' THEN job ->> 'documentId'
    WHEN 'document.thumbnail' THEN job ->> 'documentId'
    WHEN 'tagging-rule.apply' THEN job ->> 'taggingRuleId'
    WHEN 'trash.empty' THEN ''
    WHEN 'trash.restore' THEN ''
  END) VIRTUAL
);
CREATE INDEX jobs_by_lane ON jobs (lane, is_queued, send_after);
CREATE UNIQUE INDEX jobs_by_subject ON jobs (lane, subject) WHERE subject IS NOT NULL;

CREATE TABLE organization_statistics (
  organization_id text PRIMARY KEY NOT NULL,
  documents_count integer NOT NULL DEFAULT 0,
  documents_size integer NOT NULL DEFAULT 0,
  trashed_count integer NOT NULL DEFAULT 0,
  inbox_count integer NOT NULL DEFAULT 0
);

-- The full-text index, a row per document (rowid = documents.sequence). It stores tokens only, which the worker makes
-- (worker/archive/search/index/search-tokens.ts); every token begins with four characters of its organization's id, so
-- that no organization's documents slow another's search. `prefix` counts those four. A text fills content_2 and
-- content_3 only when its tokens are larger than a value may be.
CREATE VIRTUAL TABLE document_search USING fts5 (
  name, name_parts, content, content_2, content_3,
  content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'", prefix = '5 6 7'
);

-- The distinct words of an organization's contents, so that a search can look inside of words.
CREATE TABLE search_words (
  id integer PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  word text NOT NULL
);
CREATE UNIQUE INDEX search_words_organization_word ON search_words (organization_id, word);

-- Trigrams of those words from the second character on: beginnings are the main index's. Rowid = search_words.id.
CREATE VIRTUAL TABLE search_word_parts USING fts5 (
  parts,
  content = '', contentless_delete = 1, tokenize = 'ascii'
);

CREATE TABLE tagging_rules (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  description text,
  conditions text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at integer NOT NULL,
  updated_at integer,
  -- Rules: whether they are applied to new documents, whether one condition is enough, the fields they set, and what their patterns
  -- cost for each character of a text (see `patternCost`).
  is_enabled integer NOT NULL DEFAULT 1,
  conditions_match text NOT NULL DEFAULT 'all',
  field_actions text NOT NULL DEFAULT '[]',
  pattern_cost integer NOT NULL DEFAULT 0
);
CREATE INDEX tagging_rules_by_organization ON tagging_rules (organization_id, created_at, id);

CREATE TABLE tagging_rule_tags (
  tagging_rule_id text NOT NULL,
  tag_id text NOT NULL,
  organization_id text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tagging_rule_id, tag_id)
);
CREATE INDEX tagging_rule_tags_by_tag ON tagging_rule_tags (organization_id, tag_id);

CREATE TABLE tagging_rule_runs (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  tagging_rule_id text NOT NULL,
  rule_revision integer NOT NULL,
  state text NOT NULL,
  cursor_created_at integer NOT NULL,
  cursor_sequence integer NOT NULL,
  processed_count integer NOT NULL DEFAULT 0,
  matched_count integer NOT NULL DEFAULT 0,
  tagged_count integer NOT NULL DEFAULT 0,
  total_count integer NOT NULL,
  created_at integer NOT NULL,
  finished_at integer,
  -- The document that was added last when the run was started: an import adds documents with the time of their first archive, which
  -- the run would take for existing ones.
  last_sequence INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX tagging_rule_runs_one_running ON tagging_rule_runs (tagging_rule_id) WHERE state = 'running';
CREATE INDEX tagging_rule_runs_by_rule ON tagging_rule_runs (organization_id, tagging_rule_id);

-- How far a Cron step that walks through everything has come, and when it begins again.
CREATE TABLE sweeps (
  name text PRIMARY KEY NOT NULL,
  cursor text,
  next_at integer NOT NULL
);

CREATE TABLE two_factors (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified integer NOT NULL DEFAULT 1,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until integer
);
CREATE INDEX two_factors_user_id ON two_factors (user_id);

CREATE TABLE invitations (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL,
  status text NOT NULL,
  inviter_id text REFERENCES users (id) ON DELETE SET NULL,
  locale text NOT NULL,
  times_sent integer NOT NULL DEFAULT 1,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  expires_at integer NOT NULL
);
CREATE UNIQUE INDEX invitations_one_pending ON invitations (organization_id, email) WHERE status = 'pending';
CREATE INDEX invitations_by_organization ON invitations (organization_id, created_at, id);
CREATE INDEX invitations_by_email ON invitations (email) WHERE status = 'pending';
CREATE INDEX invitations_by_expiry ON invitations (expires_at) WHERE status = 'pending';
-- Deleting a user looks for the invitations that name them.
CREATE INDEX invitations_inviter_id ON invitations (inviter_id);

-- The messages of the mail driver "local".
CREATE TABLE local_mails (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  idempotency_key text NOT NULL UNIQUE,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at integer NOT NULL
);

-- What was handed to a mail service that cannot tell a repeated message from a new one.
CREATE TABLE sent_mails (
  idempotency_key text PRIMARY KEY NOT NULL,
  created_at integer NOT NULL
);
CREATE INDEX sent_mails_created_at ON sent_mails (created_at);

CREATE TABLE webhooks (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  encrypted_secret text NOT NULL,
  enabled integer NOT NULL DEFAULT 1,
  events text NOT NULL,
  disabled_reason text,
  failing_since integer,
  last_triggered_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  read_until integer NOT NULL DEFAULT 0,
  listening_since integer NOT NULL DEFAULT 0,
  failed_rounds integer NOT NULL DEFAULT 0,
  paused_until integer,
  manual_count integer NOT NULL DEFAULT 0,
  manual_window_ends_at integer NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_organization_id ON webhooks (organization_id);

CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  webhook_id text NOT NULL,
  queued_message_id text NOT NULL,
  attempt integer NOT NULL,
  message text NOT NULL,
  status integer,
  failure text,
  duration integer NOT NULL,
  response_excerpt text NOT NULL,
  next_attempt_at integer,
  created_at integer NOT NULL,
  number integer NOT NULL DEFAULT 0
);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (organization_id, webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);
CREATE UNIQUE INDEX webhook_deliveries_message_attempt ON webhook_deliveries (queued_message_id, attempt);
CREATE INDEX webhook_deliveries_by_number ON webhook_deliveries (webhook_id, number);

CREATE TABLE intake_emails (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  email_address text NOT NULL UNIQUE,
  is_enabled integer NOT NULL DEFAULT 1,
  allowed_origins text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  -- Senders of an intake address whose mail is accepted although the receiving server has not verified them.
  unverified_senders text NOT NULL DEFAULT '[]'
);
CREATE INDEX intake_emails_organization_id ON intake_emails (organization_id);

CREATE TABLE intake_messages (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  email_address text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  refusal text,
  attachments text NOT NULL,
  received_at integer NOT NULL,
  quarantine text,
  confirmation text,
  tag_name text,
  accepting_since integer,
  -- Who accepted a message from quarantine, when, and whether its sender is always accepted since.
  acceptance text
);
CREATE INDEX intake_messages_by_time ON intake_messages (organization_id, received_at, id);
CREATE INDEX intake_messages_quarantined ON intake_messages (received_at) WHERE quarantine IS NOT NULL;

CREATE TABLE subscriptions (
  organization_id text PRIMARY KEY NOT NULL,
  customer_id text NOT NULL UNIQUE,
  plan text NOT NULL DEFAULT 'free',
  updated_at integer NOT NULL
);

CREATE TABLE passkeys (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter integer NOT NULL,
  device_type text NOT NULL,
  backed_up integer NOT NULL,
  transports text,
  aaguid text,
  created_at integer NOT NULL
);
CREATE INDEX passkeys_user_id ON passkeys (user_id);

-- Published events in pages of a few, which each webhook reads at its own pace.
CREATE TABLE webhook_events (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  organization_id text NOT NULL,
  event text NOT NULL,
  timestamp text NOT NULL,
  events text NOT NULL,
  created_at integer NOT NULL,
  -- Events of one kind of an organization are numbered by their pages, so that those beyond the limit are found at once.
  last_number integer NOT NULL DEFAULT 0
);
CREATE INDEX webhook_events_by_event ON webhook_events (organization_id, event, sequence);
CREATE INDEX webhook_events_created_at ON webhook_events (created_at);
CREATE INDEX webhook_events_by_number ON webhook_events (organization_id, event, last_number);

-- What a webhook has read and not yet delivered, and what users send again.
CREATE TABLE webhook_messages (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  webhook_id text NOT NULL,
  message text NOT NULL,
  is_manual integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  due_at integer NOT NULL
);
CREATE INDEX webhook_messages_by_due_time ON webhook_messages (organization_id, webhook_id, due_at);

-- What a person or an API key writes starts with an insert into this view, in the same batch: a row, which says why the
-- actor is not allowed (any more), ends the batch. See worker/access/write-guard-store.ts.
CREATE VIEW write_guard (problem) AS SELECT NULL;

-- Uploads that a user or their keys have begun. One whose isolate dies is not counted once its lease has expired.
CREATE TABLE upload_slots (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  expires_at integer NOT NULL
);
CREATE INDEX upload_slots_by_user ON upload_slots (user_id, expires_at);
CREATE INDEX upload_slots_by_expiry ON upload_slots (expires_at);

-- A number for each organization that grows with everything its members see: whoever polls it reads one row. Triggers keep
-- it, so no write can forget it; tests/architecture/schema.test.ts lists the tables that nobody sees.
CREATE TABLE organization_versions (
  organization_id text PRIMARY KEY NOT NULL,
  version integer NOT NULL
);

CREATE VIEW organization_changes (organization_id) AS SELECT NULL;

-- What people write about a document. `tokens` is the text as the search index has it: whoever writes the index row of a
-- document appends those of its notes (worker/archive/search/index/index-store.ts).
CREATE TABLE document_notes (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  document_id text NOT NULL,
  author_id text,
  author_name text NOT NULL,
  text text NOT NULL,
  tokens text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer,
  -- Who brought a note that names another person as its author.
  imported_by_id text,
  imported_by_name text
);
CREATE INDEX document_notes_by_document ON document_notes (organization_id, document_id, created_at);

-- Who documents are from or to. One that is deleted or merged is hidden at once (`removed_at`) and stays until its documents have
-- been moved, in steps, to the one that replaces it, or to none.
CREATE TABLE correspondents (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  default_document_type text,
  documents_count integer NOT NULL DEFAULT 0,
  removed_at integer,
  replaced_by text,
  created_at integer NOT NULL,
  updated_at integer
);
CREATE INDEX correspondents_by_name ON correspondents (organization_id, name_key);
CREATE INDEX correspondents_by_replacement ON correspondents (replaced_by) WHERE replaced_by IS NOT NULL;

-- The case-folded name (position 0) and aliases of each: every one means a single correspondent.
CREATE TABLE correspondent_names (
  organization_id text NOT NULL,
  name_key text NOT NULL,
  correspondent_id text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (organization_id, name_key)
);
CREATE INDEX correspondent_names_by_correspondent ON correspondent_names (correspondent_id, position);

CREATE TABLE correspondent_tags (
  correspondent_id text NOT NULL,
  tag_id text NOT NULL,
  organization_id text NOT NULL,
  PRIMARY KEY (correspondent_id, tag_id)
);
CREATE INDEX correspondent_tags_by_tag ON correspondent_tags (organization_id, tag_id);

-- Fields that an organization defines. One that is deleted is hidden at once (`removed_at`) and stays until its values have been
-- emptied. `options` is a list of `{ id, name, color, isRemoved? }` in their order.
CREATE TABLE custom_fields (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  key text NOT NULL,
  type text NOT NULL,
  options text NOT NULL DEFAULT '[]',
  removed_at integer,
  created_at integer NOT NULL,
  updated_at integer,
  -- How many active documents have a value of a custom field: so that those with and without one are counted without reading them.
  documents_count integer NOT NULL DEFAULT 0
);
CREATE INDEX custom_fields_by_name ON custom_fields (organization_id, name_key);
CREATE UNIQUE INDEX custom_fields_by_key ON custom_fields (organization_id, key) WHERE removed_at IS NULL;

-- Their values: one row each, or one for each option of a multi-select. `value` is what is compared and sorted by, a number or a
-- text by the type of the field, `shown` what else is needed to show it.
CREATE TABLE custom_field_values (
  document_sequence integer NOT NULL,
  field_id text NOT NULL,
  position integer NOT NULL,
  organization_id text NOT NULL,
  value blob NOT NULL,
  shown text,
  PRIMARY KEY (document_sequence, field_id, position)
);
CREATE INDEX custom_field_values_by_value ON custom_field_values (organization_id, field_id, value, document_sequence);

-- Saved searches with their columns. Those that are not shared belong to one person, and end with the membership.
CREATE TABLE views (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  created_by text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  filters text NOT NULL,
  sort text,
  columns text NOT NULL,
  is_shared integer NOT NULL,
  position integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer
);
CREATE INDEX views_in_order ON views (organization_id, is_shared, created_by, position);

-- What the text of a document says of it: `value` is JSON as in the API, the offsets count UTF-16 units of the text. One that a
-- person has dismissed stays dismissed when the document is read again.
CREATE TABLE document_findings (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  source text NOT NULL,
  state text NOT NULL,
  confidence integer NOT NULL,
  page integer,
  start_offset integer,
  end_offset integer,
  PRIMARY KEY (organization_id, document_id, field)
);

-- What the documents of a correspondent are recognized by: the marks of those whose correspondent a person has set. A mark of
-- several correspondents identifies none. `document_id` is that which it was learned from, so that a correction takes it back.
CREATE TABLE correspondent_numbers (
  organization_id text NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  correspondent_id text NOT NULL,
  PRIMARY KEY (organization_id, number)
);
CREATE INDEX correspondent_numbers_by_correspondent ON correspondent_numbers (correspondent_id);

-- What an organization has chosen for its documents; no row before it has chosen anything.
CREATE TABLE archive_settings (
  organization_id text PRIMARY KEY NOT NULL,
  is_inbox_enabled integer NOT NULL DEFAULT 1,
  title_template text
);

-- The latest run of the rules over the existing documents of an organization; `rules_version` is that of the rules.
CREATE TABLE understanding_runs (
  organization_id text PRIMARY KEY NOT NULL,
  rules_version integer NOT NULL,
  state text NOT NULL,
  cursor_created_at integer NOT NULL,
  cursor_sequence integer NOT NULL,
  processed_count integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  total_count integer NOT NULL,
  created_at integer NOT NULL,
  finished_at integer
);

-- Days on which a document reminds people. One with the source 'due-date' follows the due date of its document; the others are
-- made by people. `remind_on` is the day that counts; `changed_at` the last change of the day, the assignee or the state.
CREATE TABLE reminders (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  document_id text NOT NULL,
  source text NOT NULL,
  date text NOT NULL,
  snoozed_until text,
  remind_on text GENERATED ALWAYS AS (coalesce(snoozed_until, date)) VIRTUAL,
  note text NOT NULL,
  assignee_id text,
  created_by text,
  created_at integer NOT NULL,
  changed_at integer NOT NULL,
  done_at integer,
  done_by text,
  is_trashed integer NOT NULL
);
CREATE UNIQUE INDEX reminders_of_due_date ON reminders (organization_id, document_id) WHERE source = 'due-date';
CREATE INDEX reminders_of_document ON reminders (organization_id, document_id);
CREATE INDEX reminders_coming_up ON reminders (organization_id, remind_on, id) WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_of_assignee ON reminders (organization_id, assignee_id, remind_on, id)
WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_by_change ON reminders (organization_id, changed_at) WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_done ON reminders (organization_id, done_at, id) WHERE done_at IS NOT NULL AND is_trashed = 0;

-- Who wants a mail about what is due, and when. `next_at` is null where it is switched off; `last_on` is the day of the last
-- one in the time zone of the person, `last_at` the time until which it covers what has changed.
CREATE TABLE reminder_mails (
  user_id text PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hour integer NOT NULL,
  time_zone text NOT NULL,
  next_at integer,
  last_on text,
  last_at integer
);
CREATE INDEX reminder_mails_due ON reminder_mails (next_at) WHERE next_at IS NOT NULL;

-- The secret calendar address of a membership.
CREATE TABLE calendar_feeds (
  organization_id text NOT NULL,
  user_id text NOT NULL,
  token_hash text NOT NULL,
  created_at integer NOT NULL,
  PRIMARY KEY (organization_id, user_id)
);
CREATE UNIQUE INDEX calendar_feeds_by_token ON calendar_feeds (token_hash);

-- An upload with metadata starts with an insert into this view, in the same batch: a row, which says what the metadata would
-- exceed, ends the batch. See worker/archive/documents/metadata/metadata-store.ts.
CREATE VIEW metadata_guard (problem) AS SELECT NULL;

-- Tags that a person has removed from a document or refused: they are not proposed for it. One that it gets again stays here until
-- it is offered again.
CREATE TABLE dismissed_tags (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  tag_id text NOT NULL,
  PRIMARY KEY (organization_id, document_id, tag_id)
);

CREATE TABLE sender_marks (
  organization_id text NOT NULL,
  kind text NOT NULL,
  mark text NOT NULL,
  correspondent_id text NOT NULL,
  document_id text NOT NULL, state text NOT NULL DEFAULT 'own',
  PRIMARY KEY (organization_id, kind, mark, correspondent_id)
);
CREATE INDEX sender_marks_by_correspondent ON sender_marks (correspondent_id);
CREATE INDEX sender_marks_by_document ON sender_marks (organization_id, document_id);

-- What a member has chosen for themselves in an organization. Null is not chosen. It is seen by its person alone, so it does not
-- change the organization's version.
CREATE TABLE member_preferences (
  organization_id text NOT NULL,
  user_id text NOT NULL,
  columns text,
  default_view_id text,
  PRIMARY KEY (organization_id, user_id)
);

-- The distinct words of each document. Where a filter leaves few documents, a search reads their words instead of all matches
-- of the words it is for (worker/archive/search/words/document-words-store.ts).
CREATE TABLE document_words (
  document_sequence integer PRIMARY KEY NOT NULL,
  name text NOT NULL,
  name_words text NOT NULL,
  content_words text,
  note_words text NOT NULL
);

-- The options of each field by their id, kept by triggers from its `options`: the option of a value is found at once, not by reading
-- all of them for each value. `position` is null for one that was removed.
CREATE TABLE custom_field_options (
  field_id text NOT NULL,
  option_id text NOT NULL,
  name text NOT NULL,
  position integer,
  PRIMARY KEY (field_id, option_id)
) WITHOUT ROWID;

-- The reminders that a document had with its last five due dates, for when one comes back, as undo brings it: with its note,
-- assignee and state. Without an id: there was none, as a person had deleted it, or the day was past already.
CREATE TABLE former_reminders (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  date text NOT NULL,
  reminder_id text,
  snoozed_until text,
  note text,
  assignee_id text,
  created_at integer,
  done_at integer,
  done_by text,
  PRIMARY KEY (organization_id, document_id, date)
);

-- Before the deletion takes the inviter out of their invitations.
CREATE TRIGGER invitations_cancelled_on_account_deletion BEFORE DELETE ON users BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE inviter_id = old.id AND status = 'pending';
END;

-- Lists name people.
CREATE TRIGGER users_changed_on_update AFTER UPDATE OF name, email ON users BEGIN
  INSERT INTO organization_changes SELECT organization_id FROM members WHERE user_id = new.id;
END;

CREATE TRIGGER organizations_changed_on_insert AFTER INSERT ON organizations BEGIN
  INSERT INTO organization_changes VALUES (new.id);
END;

CREATE TRIGGER organizations_changed_on_update AFTER UPDATE ON organizations BEGIN
  INSERT INTO organization_changes VALUES (new.id);
END;

-- Only an owner or admin invites. The pending invitations of one who is neither any more would lead back in.
CREATE TRIGGER invitations_cancelled_on_removal AFTER DELETE ON members BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = old.organization_id AND inviter_id = old.user_id AND status = 'pending';
END;

CREATE TRIGGER invitations_cancelled_on_demotion AFTER UPDATE OF role ON members
WHEN new.role NOT IN ('owner', 'admin') BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = new.organization_id AND inviter_id = new.user_id AND status = 'pending';
END;

CREATE TRIGGER members_changed_on_insert AFTER INSERT ON members BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER members_changed_on_update AFTER UPDATE ON members BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER members_changed_on_delete AFTER DELETE ON members BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER views_deleted_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM views WHERE organization_id = old.organization_id AND is_shared = 0 AND created_by = old.user_id;
END;

-- What people have made for themselves ends with the membership; everything else of theirs is everybody's again.
CREATE TRIGGER reminders_left_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM reminders
  WHERE organization_id = old.organization_id AND assignee_id = old.user_id AND created_by = old.user_id AND source = 'person';
  UPDATE reminders SET assignee_id = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = old.organization_id AND assignee_id = old.user_id;
END;

CREATE TRIGGER calendar_feeds_ended_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM calendar_feeds WHERE organization_id = old.organization_id AND user_id = old.user_id;
END;

CREATE TRIGGER member_preferences_ended_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM member_preferences WHERE organization_id = old.organization_id AND user_id = old.user_id;
END;

CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_statistics (organization_id, documents_count, documents_size, trashed_count)
  VALUES (
    new.organization_id,
    new.deleted_at IS NULL,
    iif(new.deleted_at IS NULL, new.original_size, 0),
    new.deleted_at IS NOT NULL
  )
  ON CONFLICT (organization_id) DO UPDATE SET
    documents_count = documents_count + excluded.documents_count,
    documents_size = documents_size + excluded.documents_size,
    trashed_count = trashed_count + excluded.trashed_count;
END;

CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  UPDATE organization_statistics SET
    documents_count = documents_count - (old.deleted_at IS NULL),
    documents_size = documents_size - iif(old.deleted_at IS NULL, old.original_size, 0),
    trashed_count = trashed_count - (old.deleted_at IS NOT NULL)
  WHERE organization_id = old.organization_id;
END;

CREATE TRIGGER documents_counted_on_trash AFTER UPDATE OF deleted_at ON documents
WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL) BEGIN
  UPDATE organization_statistics SET
    documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1),
    documents_size = documents_size + iif(new.deleted_at IS NULL, new.original_size, -new.original_size),
    trashed_count = trashed_count + iif(new.deleted_at IS NULL, -1, 1)
  WHERE organization_id = new.organization_id;
  UPDATE tags SET documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1)
  WHERE id IN (SELECT tag_id FROM document_tags WHERE document_id = new.id);
END;

CREATE TRIGGER documents_changed_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER documents_changed_on_update AFTER UPDATE ON documents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER documents_changed_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

-- A key that a change of the name has left as it was may be stale: it is filled again.
CREATE TRIGGER documents_renamed_without_name_sort AFTER UPDATE OF name ON documents
WHEN new.name <> old.name AND new.name_sort IS old.name_sort BEGIN
  UPDATE documents SET name_sort = NULL WHERE sequence = new.sequence;
END;

CREATE TRIGGER document_notes_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_notes WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TRIGGER correspondents_counted_on_insert AFTER INSERT ON documents
WHEN new.correspondent_id IS NOT NULL AND new.deleted_at IS NULL BEGIN
  UPDATE correspondents SET documents_count = documents_count + 1 WHERE id = new.correspondent_id;
END;

CREATE TRIGGER correspondents_counted_on_delete AFTER DELETE ON documents
WHEN old.correspondent_id IS NOT NULL AND old.deleted_at IS NULL BEGIN
  UPDATE correspondents SET documents_count = documents_count - 1 WHERE id = old.correspondent_id;
END;

CREATE TRIGGER correspondents_counted_on_update AFTER UPDATE OF correspondent_id, deleted_at ON documents
WHEN old.correspondent_id IS NOT new.correspondent_id OR (old.deleted_at IS NULL) <> (new.deleted_at IS NULL) BEGIN
  UPDATE correspondents SET documents_count = documents_count - 1 WHERE id = old.correspondent_id AND old.deleted_at IS NULL;
  UPDATE correspondents SET documents_count = documents_count + 1 WHERE id = new.correspondent_id AND new.deleted_at IS NULL;
END;

-- With their documents, and where another document is the value.
CREATE TRIGGER custom_field_values_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM custom_field_values WHERE document_sequence = old.sequence;
  DELETE FROM custom_field_values
  WHERE organization_id = old.organization_id AND value = old.id
    AND field_id IN (SELECT id FROM custom_fields WHERE organization_id = old.organization_id AND type = 'document');
END;

CREATE TRIGGER document_findings_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_findings WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TRIGGER custom_field_documents_counted_on_trash AFTER UPDATE OF deleted_at ON documents
WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1)
  WHERE id IN (SELECT field_id FROM custom_field_values WHERE document_sequence = new.sequence);
END;

-- Which trigger of an insert is first is undefined.
CREATE TRIGGER inbox_counted_on_insert AFTER INSERT ON documents
WHEN new.is_in_inbox = 1 AND new.deleted_at IS NULL BEGIN
  INSERT INTO organization_statistics (organization_id, inbox_count) VALUES (new.organization_id, 1)
  ON CONFLICT (organization_id) DO UPDATE SET inbox_count = inbox_count + 1;
END;

CREATE TRIGGER inbox_counted_on_delete AFTER DELETE ON documents
WHEN old.is_in_inbox = 1 AND old.deleted_at IS NULL BEGIN
  UPDATE organization_statistics SET inbox_count = inbox_count - 1 WHERE organization_id = old.organization_id;
END;

CREATE TRIGGER inbox_counted_on_update AFTER UPDATE OF is_in_inbox, deleted_at ON documents
WHEN (old.is_in_inbox = 1 AND old.deleted_at IS NULL) <> (new.is_in_inbox = 1 AND new.deleted_at IS NULL) BEGIN
  UPDATE organization_statistics
  SET inbox_count = inbox_count + iif(new.is_in_inbox = 1 AND new.deleted_at IS NULL, 1, -1)
  WHERE organization_id = new.organization_id;
END;

-- Many statements write due dates (of people, rules, findings, imports, bulk changes), and triggers miss none. A due date that is
-- past everywhere on earth makes no reminder and opens none again: it is history, or a correction.
CREATE TRIGGER reminders_made_with_document AFTER INSERT ON documents
WHEN new.due_date >= date('now', '-12 hours') AND new.deleted_at IS NULL BEGIN
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  VALUES ('rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'due-date', new.due_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), 0);
END;

CREATE TRIGGER reminders_trashed_with_document AFTER UPDATE OF deleted_at ON documents
WHEN (new.deleted_at IS NULL) <> (old.deleted_at IS NULL) BEGIN
  UPDATE reminders SET is_trashed = new.deleted_at IS NOT NULL
  WHERE organization_id = new.organization_id AND document_id = new.id;
END;

CREATE TRIGGER reminders_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM reminders WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TRIGGER dismissed_tags_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM dismissed_tags WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TRIGGER document_words_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_words WHERE document_sequence = old.sequence;
END;

CREATE TRIGGER documents_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_search WHERE rowid = old.sequence;
  DELETE FROM document_contents WHERE document_id = old.id;
  DELETE FROM document_activity WHERE organization_id = old.organization_id AND document_id = old.id;
END;

-- Nothing is left to tell document_tags_counted_on_delete whether the document was active.
CREATE TRIGGER document_tags_forgotten_on_delete AFTER DELETE ON documents BEGIN
  UPDATE tags SET documents_count = documents_count - 1
  WHERE old.deleted_at IS NULL AND id IN (SELECT tag_id FROM document_tags WHERE document_id = old.id);
  DELETE FROM document_tags WHERE document_id = old.id;
END;

CREATE TRIGGER former_reminders_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM former_reminders WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TRIGGER reminders_follow_due_date AFTER UPDATE OF due_date ON documents
WHEN new.due_date IS NOT old.due_date BEGIN
  INSERT OR REPLACE INTO former_reminders (
    organization_id, document_id, date, reminder_id, snoozed_until, note, assignee_id, created_at, done_at, done_by)
  SELECT new.organization_id, new.id, old.due_date, reminders.id, snoozed_until, note, assignee_id, created_at, done_at, done_by
  FROM (SELECT 1) LEFT JOIN reminders
    ON reminders.organization_id = new.organization_id AND reminders.document_id = new.id AND reminders.source = 'due-date'
  WHERE old.due_date IS NOT NULL;

  DELETE FROM reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND (
    new.due_date IS NULL OR EXISTS (
      SELECT 1 FROM former_reminders AS former
      WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date
        AND former.reminder_id IS NULL));
  UPDATE reminders
  SET date = new.due_date, snoozed_until = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer),
    done_at = iif(new.due_date >= date('now', '-12 hours'), NULL, done_at),
    done_by = iif(new.due_date >= date('now', '-12 hours'), NULL, done_by)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date';
  -- What was done meanwhile stays done where the day is past.
  UPDATE reminders
  SET (snoozed_until, done_at, done_by) = (
    SELECT former.snoozed_until, coalesce(former.done_at, reminders.done_at),
      iif(former.done_at IS NULL, reminders.done_by, former.done_by)
    FROM former_reminders AS former
    WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND EXISTS (
    SELECT 1 FROM former_reminders AS former
    WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date);
  INSERT INTO reminders (
    id, organization_id, document_id, source, date, snoozed_until, note, assignee_id, created_at, changed_at, done_at, done_by,
    is_trashed)
  SELECT reminder_id, organization_id, document_id, 'due-date', date, snoozed_until, note, assignee_id, created_at,
    cast(unixepoch('subsec') * 1000 AS integer), done_at, done_by, new.deleted_at IS NOT NULL
  FROM former_reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND date = new.due_date AND reminder_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM reminders
      WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date');
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'due-date', new.due_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), new.deleted_at IS NOT NULL
  WHERE new.due_date >= date('now', '-12 hours') AND NOT EXISTS (
    SELECT 1 FROM reminders
    WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date')
    AND NOT EXISTS (
      SELECT 1 FROM former_reminders
      WHERE organization_id = new.organization_id AND document_id = new.id AND date = new.due_date);
  DELETE FROM former_reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND (
    date = new.due_date OR rowid NOT IN (
      SELECT former.rowid FROM former_reminders AS former
      WHERE former.organization_id = new.organization_id AND former.document_id = new.id
      ORDER BY former.rowid DESC LIMIT 5));
END;

CREATE TRIGGER tags_changed_on_insert AFTER INSERT ON tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER tags_changed_on_update AFTER UPDATE OF name, color, description ON tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER tags_changed_on_delete AFTER DELETE ON tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER correspondent_tags_deleted_with_tag AFTER DELETE ON tags BEGIN
  DELETE FROM correspondent_tags WHERE organization_id = old.organization_id AND tag_id = old.id;
END;

CREATE TRIGGER document_tags_counted_on_insert AFTER INSERT ON document_tags BEGIN
  UPDATE tags SET documents_count = documents_count + 1
  WHERE id = new.tag_id
    AND EXISTS (SELECT 1 FROM documents WHERE id = new.document_id AND deleted_at IS NULL);
END;

CREATE TRIGGER document_tags_counted_on_delete AFTER DELETE ON document_tags BEGIN
  UPDATE tags SET documents_count = documents_count - 1
  WHERE id = old.tag_id
    AND EXISTS (SELECT 1 FROM documents WHERE id = old.document_id AND deleted_at IS NULL);
END;

CREATE TRIGGER document_tags_changed_on_insert AFTER INSERT ON document_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER documents_tagged_on_insert AFTER INSERT ON document_tags BEGIN
  UPDATE documents SET is_tagged = 1 WHERE id = new.document_id AND is_tagged = 0;
END;

CREATE TRIGGER documents_untagged_on_delete AFTER DELETE ON document_tags
WHEN NOT EXISTS (SELECT 1 FROM document_tags WHERE document_id = old.document_id) BEGIN
  UPDATE documents SET is_tagged = 0 WHERE id = old.document_id;
END;

CREATE TRIGGER document_tags_changed_on_delete AFTER DELETE ON document_tags
WHEN EXISTS (SELECT 1 FROM tags WHERE id = old.tag_id) AND EXISTS (SELECT 1 FROM documents WHERE id = old.document_id) BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER search_words_parts_on_insert AFTER INSERT ON search_words WHEN length(new.word) > 3 BEGIN
  INSERT INTO search_word_parts (rowid, parts)
  SELECT new.id, group_concat(substr(new.organization_id, 5, 4) || substr(new.word, value, 3), ' ' ORDER BY value)
  FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62]')
  WHERE value <= length(new.word) - 2;
END;

CREATE TRIGGER search_words_parts_on_delete AFTER DELETE ON search_words BEGIN
  DELETE FROM search_word_parts WHERE rowid = old.id;
END;

CREATE TRIGGER tagging_rules_changed_on_insert AFTER INSERT ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER tagging_rules_changed_on_update AFTER UPDATE ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER tagging_rules_changed_on_delete AFTER DELETE ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER tagging_rule_tags_changed_on_insert AFTER INSERT ON tagging_rule_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER tagging_rule_tags_changed_on_delete AFTER DELETE ON tagging_rule_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER invitations_changed_on_insert AFTER INSERT ON invitations BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER invitations_changed_on_update AFTER UPDATE ON invitations BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER invitations_changed_on_delete AFTER DELETE ON invitations BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER webhooks_changed_on_insert AFTER INSERT ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER webhooks_changed_on_update AFTER UPDATE OF name, url, enabled, events, disabled_reason ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER webhooks_changed_on_delete AFTER DELETE ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER intake_emails_changed_on_insert AFTER INSERT ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER intake_emails_changed_on_update AFTER UPDATE ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER intake_emails_changed_on_delete AFTER DELETE ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER intake_messages_changed_on_insert AFTER INSERT ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER intake_messages_changed_on_update AFTER UPDATE ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER intake_messages_changed_on_delete AFTER DELETE ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER subscriptions_changed_on_insert AFTER INSERT ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER subscriptions_changed_on_update AFTER UPDATE ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER subscriptions_changed_on_delete AFTER DELETE ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER write_guard_refuses INSTEAD OF INSERT ON write_guard BEGIN
  SELECT iif(
    new.problem = 'unauthenticated',
    raise(ABORT, 'write_guard: unauthenticated'),
    raise(ABORT, 'write_guard: forbidden'));
END;

CREATE TRIGGER organization_changes_count INSTEAD OF INSERT ON organization_changes BEGIN
  INSERT INTO organization_versions (organization_id, version) VALUES (new.organization_id, 1)
  ON CONFLICT (organization_id) DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER document_notes_changed_on_insert AFTER INSERT ON document_notes BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER document_notes_changed_on_update AFTER UPDATE OF text ON document_notes BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER document_notes_changed_on_delete AFTER DELETE ON document_notes BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER correspondents_changed_on_insert AFTER INSERT ON correspondents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER correspondents_changed_on_update AFTER UPDATE OF name, default_document_type, removed_at ON correspondents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER correspondents_changed_on_delete AFTER DELETE ON correspondents BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER correspondent_numbers_moved_on_removal AFTER UPDATE OF removed_at ON correspondents
WHEN new.removed_at IS NOT NULL BEGIN
  UPDATE correspondent_numbers SET correspondent_id = new.replaced_by
  WHERE correspondent_id = new.id AND new.replaced_by IS NOT NULL;
  DELETE FROM correspondent_numbers WHERE correspondent_id = new.id;
END;

CREATE TRIGGER sender_marks_moved_on_removal AFTER UPDATE OF removed_at ON correspondents
WHEN new.removed_at IS NOT NULL BEGIN
  UPDATE OR IGNORE sender_marks SET correspondent_id = new.replaced_by
  WHERE correspondent_id = new.id AND new.replaced_by IS NOT NULL;
  DELETE FROM sender_marks WHERE correspondent_id = new.id;
END;

CREATE TRIGGER correspondent_names_changed_on_insert AFTER INSERT ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER correspondent_names_changed_on_delete AFTER DELETE ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

-- Aliases whose writing or order changes are rewritten in place: that is a change others see, as one of a name is.
CREATE TRIGGER correspondent_names_changed_on_update AFTER UPDATE OF name, position ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER correspondent_tags_changed_on_insert AFTER INSERT ON correspondent_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER correspondent_tags_changed_on_delete AFTER DELETE ON correspondent_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER custom_fields_changed_on_insert AFTER INSERT ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER custom_fields_changed_on_update AFTER UPDATE OF name, type, options, removed_at ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER custom_fields_changed_on_delete AFTER DELETE ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER custom_field_options_made_on_insert AFTER INSERT ON custom_fields BEGIN
  INSERT INTO custom_field_options
  SELECT new.id, option.value ->> 'id', option.value ->> 'name', iif(option.value ->> 'isRemoved', NULL, option.key)
  FROM json_each(new.options) AS option;
END;

CREATE TRIGGER custom_field_options_made_on_update AFTER UPDATE OF options ON custom_fields WHEN new.options <> old.options BEGIN
  DELETE FROM custom_field_options WHERE field_id = new.id;
  INSERT INTO custom_field_options
  SELECT new.id, option.value ->> 'id', option.value ->> 'name', iif(option.value ->> 'isRemoved', NULL, option.key)
  FROM json_each(new.options) AS option;
END;

CREATE TRIGGER custom_field_options_forgotten_on_delete AFTER DELETE ON custom_fields BEGIN
  DELETE FROM custom_field_options WHERE field_id = old.id;
END;

CREATE TRIGGER custom_field_documents_counted_on_insert AFTER INSERT ON custom_field_values
WHEN NOT EXISTS (
  SELECT 1 FROM custom_field_values AS other
  WHERE other.document_sequence = new.document_sequence AND other.field_id = new.field_id AND other.rowid <> new.rowid)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count + 1
  WHERE id = new.field_id
    AND EXISTS (SELECT 1 FROM documents WHERE sequence = new.document_sequence AND deleted_at IS NULL);
END;

CREATE TRIGGER custom_field_documents_counted_on_delete AFTER DELETE ON custom_field_values
WHEN NOT EXISTS (
  SELECT 1 FROM custom_field_values AS other
  WHERE other.document_sequence = old.document_sequence AND other.field_id = old.field_id)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count - 1
  WHERE id = old.field_id
    AND EXISTS (SELECT 1 FROM documents WHERE sequence = old.document_sequence AND deleted_at IS NULL);
END;

CREATE TRIGGER views_changed_on_insert AFTER INSERT ON views BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER views_changed_on_update AFTER UPDATE ON views BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER views_changed_on_delete AFTER DELETE ON views BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER archive_settings_changed_on_insert AFTER INSERT ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER archive_settings_changed_on_update AFTER UPDATE ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER archive_settings_changed_on_delete AFTER DELETE ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER reminders_changed_on_insert AFTER INSERT ON reminders BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER reminders_changed_on_update AFTER UPDATE ON reminders BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER reminders_changed_on_delete AFTER DELETE ON reminders BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

-- Whoever is assigned may leave between the check and the write.
CREATE TRIGGER reminders_assigned_to_members_on_insert AFTER INSERT ON reminders
WHEN new.assignee_id IS NOT NULL BEGIN
  UPDATE reminders SET assignee_id = NULL WHERE id = new.id AND NOT EXISTS (
    SELECT 1 FROM members WHERE organization_id = new.organization_id AND user_id = new.assignee_id);
END;

CREATE TRIGGER reminders_assigned_to_members_on_update AFTER UPDATE OF assignee_id ON reminders
WHEN new.assignee_id IS NOT NULL BEGIN
  UPDATE reminders SET assignee_id = NULL WHERE id = new.id AND NOT EXISTS (
    SELECT 1 FROM members WHERE organization_id = new.organization_id AND user_id = new.assignee_id);
END;

CREATE TRIGGER metadata_guard_refuses INSTEAD OF INSERT ON metadata_guard BEGIN
  SELECT iif(
    new.problem = 'limit',
    raise(ABORT, 'metadata_guard: limit'),
    raise(ABORT, 'metadata_guard: forbidden'));
END;

CREATE TRIGGER dismissed_tags_changed_on_insert AFTER INSERT ON dismissed_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER dismissed_tags_changed_on_delete AFTER DELETE ON dismissed_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
