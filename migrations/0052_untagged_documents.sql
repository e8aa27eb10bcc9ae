-- Whether a document has a tag: those without one are read from an index, instead of looking for the tags of every document.
-- The links of a deleted tag count until a job has removed them.
ALTER TABLE documents ADD COLUMN is_tagged integer NOT NULL DEFAULT 0;
UPDATE documents SET is_tagged = 1 WHERE id IN (SELECT document_id FROM document_tags);
CREATE INDEX documents_without_tag ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL AND is_tagged = 0;

CREATE TRIGGER documents_tagged_on_insert AFTER INSERT ON document_tags BEGIN
  UPDATE documents SET is_tagged = 1 WHERE id = new.document_id AND is_tagged = 0;
END;
CREATE TRIGGER documents_untagged_on_delete AFTER DELETE ON document_tags
WHEN NOT EXISTS (SELECT 1 FROM document_tags WHERE document_id = old.document_id) BEGIN
  UPDATE documents SET is_tagged = 0 WHERE id = old.document_id;
END;
