-- A version that was made of the file of another document is removed again when that is undone, and a document with a second version may
-- have only one again.
CREATE TRIGGER document_versions_counted_on_delete AFTER DELETE ON document_versions
WHEN old.restored_from IS NULL AND EXISTS (SELECT 1 FROM documents WHERE id = old.document_id) BEGIN
  UPDATE organization_statistics SET files_size = files_size - old.size WHERE organization_id = old.organization_id;
END;

DROP TRIGGER documents_counted_on_version;
CREATE TRIGGER documents_counted_on_version AFTER UPDATE OF file_version ON documents
WHEN old.file_version <> new.file_version BEGIN
  UPDATE organization_statistics SET
    documents_size = documents_size + iif(new.deleted_at IS NULL, new.original_size, 0)
      - iif(old.deleted_at IS NULL, old.original_size, 0),
    files_size = files_size - iif(old.file_version = 1 AND ifnull(old.sha256 <= documents_counted_to, 1), old.original_size, 0)
      + iif(new.file_version = 1 AND ifnull(new.sha256 <= documents_counted_to, 1), new.original_size, 0),
    texts_size = texts_size + iif(documents_counted_to IS NULL, 0,
      ((new.sha256 <= documents_counted_to) - (old.sha256 <= documents_counted_to)) * ifnull((
        SELECT iif(typeof(content) = 'blob', content_size, octet_length(content))
        FROM document_contents WHERE document_id = new.id), 0))
  WHERE organization_id = new.organization_id;
END;
