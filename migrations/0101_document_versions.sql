-- Versions of the files of documents. A document has rows here from its second version on, one for each. `number` is that of the version,
-- `key_number` the one in the keys of what was stored for it: its file, and the text of the version before. `file_number` is that of its
-- file; a version that was made current again (`restored_from`) has the file of that one. `documents.file_version` is the current version,
-- `last_file_number` the last number that was given to a version, made or not.
ALTER TABLE documents ADD COLUMN file_version integer NOT NULL DEFAULT 1;
ALTER TABLE documents ADD COLUMN file_number integer NOT NULL DEFAULT 1;
ALTER TABLE documents ADD COLUMN last_file_number integer NOT NULL DEFAULT 1;

CREATE TABLE document_versions (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  number integer NOT NULL,
  key_number integer NOT NULL,
  file_number integer NOT NULL,
  restored_from integer,
  name text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  mime_type text NOT NULL,
  declared_mime_type text NOT NULL,
  created_at integer NOT NULL,
  created_by text,
  PRIMARY KEY (organization_id, document_id, number)
);

-- The file of a document with one version is counted with the document, all files of the others with their versions. Versions are
-- deleted some time after their document, so the document uncounts them.
DROP TRIGGER documents_counted_on_insert;
CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_statistics (organization_id, documents_count, documents_size, trashed_count, files_size)
  VALUES (
    new.organization_id,
    new.deleted_at IS NULL,
    iif(new.deleted_at IS NULL, new.original_size, 0),
    new.deleted_at IS NOT NULL,
    iif(new.file_version = 1, new.original_size, 0)
  )
  ON CONFLICT (organization_id) DO UPDATE SET
    documents_count = documents_count + excluded.documents_count,
    documents_size = documents_size + excluded.documents_size,
    trashed_count = trashed_count + excluded.trashed_count,
    files_size = files_size + iif(ifnull(new.sha256 <= documents_counted_to, 1), excluded.files_size, 0);
END;

DROP TRIGGER documents_counted_on_delete;
CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  UPDATE organization_statistics SET
    documents_count = documents_count - (old.deleted_at IS NULL),
    documents_size = documents_size - iif(old.deleted_at IS NULL, old.original_size, 0),
    trashed_count = trashed_count - (old.deleted_at IS NOT NULL),
    files_size = files_size - CASE
      WHEN old.file_version > 1 THEN ifnull((
        SELECT sum(size) FROM document_versions
        WHERE organization_id = old.organization_id AND document_id = old.id AND restored_from IS NULL), 0)
      WHEN ifnull(old.sha256 <= documents_counted_to, 1) THEN old.original_size
      ELSE 0
    END
  WHERE organization_id = old.organization_id;
END;

-- While a job counts what was stored before there were counters, a new hash may be on the other side of what it has counted.
CREATE TRIGGER documents_counted_on_version AFTER UPDATE OF file_version ON documents
WHEN old.file_version <> new.file_version BEGIN
  UPDATE organization_statistics SET
    documents_size = documents_size + iif(new.deleted_at IS NULL, new.original_size, 0)
      - iif(old.deleted_at IS NULL, old.original_size, 0),
    files_size = files_size - iif(old.file_version = 1 AND ifnull(old.sha256 <= documents_counted_to, 1), old.original_size, 0),
    texts_size = texts_size + iif(documents_counted_to IS NULL, 0,
      ((new.sha256 <= documents_counted_to) - (old.sha256 <= documents_counted_to)) * ifnull((
        SELECT iif(typeof(content) = 'blob', content_size, octet_length(content))
        FROM document_contents WHERE document_id = new.id), 0))
  WHERE organization_id = new.organization_id;
END;

-- The copy of an organization that is moved may have versions of documents that are deleted already.
CREATE TRIGGER document_versions_counted_on_insert AFTER INSERT ON document_versions
WHEN new.restored_from IS NULL AND EXISTS (SELECT 1 FROM documents WHERE id = new.document_id) BEGIN
  UPDATE organization_statistics SET files_size = files_size + new.size WHERE organization_id = new.organization_id;
END;
