-- Documents whose index row is to be written again, as its name, notes or a large text have changed: a job does that once for all
-- changes of some seconds. Until then, a row of the index with the negative sequence has the new name and notes
-- (worker/archive/search/index/changed-document-store.ts).
CREATE TABLE document_index_changes (
  document_sequence integer PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  changed_at integer NOT NULL
);
CREATE INDEX document_index_changes_by_time ON document_index_changes (organization_id, changed_at);

CREATE TRIGGER document_index_changes_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_search WHERE rowid IN (
    SELECT -document_sequence FROM document_index_changes WHERE document_sequence = old.sequence);
  DELETE FROM document_index_changes WHERE document_sequence = old.sequence;
END;
