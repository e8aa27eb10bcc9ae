-- Grows with each change of name or text: what If-Match is compared with.
ALTER TABLE documents ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX documents_failed ON documents (organization_id, created_at, sequence)
WHERE deleted_at IS NULL AND extraction_state = 'failed';

-- So that the documents of a tag are read newest first, without sorting all of them.
ALTER TABLE document_tags ADD COLUMN document_sequence integer NOT NULL DEFAULT 0;
DROP INDEX document_tags_by_tag;
CREATE INDEX document_tags_by_tag ON document_tags (organization_id, tag_id, document_sequence, document_id);

DROP INDEX document_activity_by_document;
CREATE INDEX document_activity_by_document ON document_activity (organization_id, document_id, created_at);

-- Whoever deletes a document's row deletes all that belongs to it; only its file is left to a job.
CREATE TRIGGER documents_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_search WHERE rowid = old.sequence;
  DELETE FROM document_contents WHERE document_id = old.id;
  DELETE FROM document_tags WHERE document_id = old.id;
  DELETE FROM document_activity WHERE organization_id = old.organization_id AND document_id = old.id;
END;

CREATE TABLE tagging_rules (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  description text,
  conditions text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at integer NOT NULL,
  updated_at integer
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
  finished_at integer
);
CREATE UNIQUE INDEX tagging_rule_runs_one_running ON tagging_rule_runs (tagging_rule_id) WHERE state = 'running';
CREATE INDEX tagging_rule_runs_by_rule ON tagging_rule_runs (organization_id, tagging_rule_id);

-- How far a Cron step that walks through everything has come, and when it begins again.
CREATE TABLE sweeps (
  name text PRIMARY KEY NOT NULL,
  cursor text,
  next_at integer NOT NULL
);
