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
  updated_at integer
);
CREATE INDEX document_notes_by_document ON document_notes (organization_id, document_id, created_at);

CREATE TRIGGER document_notes_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_notes WHERE organization_id = old.organization_id AND document_id = old.id;
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
