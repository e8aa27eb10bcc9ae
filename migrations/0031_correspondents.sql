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

ALTER TABLE documents ADD COLUMN correspondent_id text;
CREATE INDEX documents_by_correspondent ON documents (organization_id, correspondent_id, document_date, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_trashed_by_correspondent ON documents (organization_id, correspondent_id, sequence)
WHERE deleted_at IS NOT NULL AND correspondent_id IS NOT NULL;

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

CREATE TRIGGER correspondent_tags_deleted_with_tag AFTER DELETE ON tags BEGIN
  DELETE FROM correspondent_tags WHERE organization_id = old.organization_id AND tag_id = old.id;
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
CREATE TRIGGER correspondent_names_changed_on_insert AFTER INSERT ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER correspondent_names_changed_on_delete AFTER DELETE ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
CREATE TRIGGER correspondent_tags_changed_on_insert AFTER INSERT ON correspondent_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER correspondent_tags_changed_on_delete AFTER DELETE ON correspondent_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
