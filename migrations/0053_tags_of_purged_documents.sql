-- The links of a document are deleted after its row: before, the last link changed the very row that was being deleted, and each
-- link counted as a change beside that of the document.
DROP TRIGGER documents_forgotten_on_delete;
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

DROP TRIGGER document_tags_changed_on_delete;
CREATE TRIGGER document_tags_changed_on_delete AFTER DELETE ON document_tags
WHEN EXISTS (SELECT 1 FROM tags WHERE id = old.tag_id) AND EXISTS (SELECT 1 FROM documents WHERE id = old.document_id) BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
