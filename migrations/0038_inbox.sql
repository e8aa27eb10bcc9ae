-- Documents that nobody has looked at. Those from before the Inbox count as looked at. `understood_by` is the version of the
-- rules that have found the fields of a document in its text, `language` what they take the text for.
ALTER TABLE documents ADD COLUMN is_in_inbox integer NOT NULL DEFAULT 0;
ALTER TABLE documents ADD COLUMN understood_by integer NOT NULL DEFAULT 0;
ALTER TABLE documents ADD COLUMN language text;
-- The name before a proposed one was accepted, and whether the proposed one was dismissed.
ALTER TABLE documents ADD COLUMN former_name text;
ALTER TABLE documents ADD COLUMN is_name_dismissed integer NOT NULL DEFAULT 0;
CREATE INDEX documents_by_inbox ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL AND is_in_inbox = 1;

ALTER TABLE organization_statistics ADD COLUMN inbox_count integer NOT NULL DEFAULT 0;

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

-- What an organization has chosen for its documents; no row before it has chosen anything.
CREATE TABLE archive_settings (
  organization_id text PRIMARY KEY NOT NULL,
  is_inbox_enabled integer NOT NULL DEFAULT 1,
  title_template text
);
CREATE TRIGGER archive_settings_changed_on_insert AFTER INSERT ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER archive_settings_changed_on_update AFTER UPDATE ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER archive_settings_changed_on_delete AFTER DELETE ON archive_settings BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

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
