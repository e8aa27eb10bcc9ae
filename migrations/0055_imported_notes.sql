-- Who brought a note that names another person as its author. Notes without an author's id were imported before this was kept.
ALTER TABLE document_notes ADD COLUMN imported_by_id text;
ALTER TABLE document_notes ADD COLUMN imported_by_name text;
