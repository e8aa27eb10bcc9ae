-- What an organization stores, active and trashed: bytes of files and of texts, and the words of its vocabulary. A job counts what
-- is there already (worker/archive/documents/storage/count-storage.ts): documents up to the hash `documents_counted_to`, words up
-- to `words_counted_to`; null: all. Triggers count what changes among the counted ones alone, so that nothing is lost or counted
-- twice meanwhile.
ALTER TABLE organization_statistics ADD COLUMN files_size integer NOT NULL DEFAULT 0;
ALTER TABLE organization_statistics ADD COLUMN texts_size integer NOT NULL DEFAULT 0;
ALTER TABLE organization_statistics ADD COLUMN vocabulary_size integer NOT NULL DEFAULT 0;
ALTER TABLE organization_statistics ADD COLUMN documents_counted_to text;
ALTER TABLE organization_statistics ADD COLUMN words_counted_to text;
UPDATE organization_statistics SET documents_counted_to = '', words_counted_to = '';
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'storage.count'), unixepoch() * 1000, unixepoch() * 1000
FROM organization_statistics;

DROP TRIGGER documents_counted_on_insert;
CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_statistics (organization_id, documents_count, documents_size, trashed_count, files_size)
  VALUES (
    new.organization_id,
    new.deleted_at IS NULL,
    iif(new.deleted_at IS NULL, new.original_size, 0),
    new.deleted_at IS NOT NULL,
    new.original_size
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
    files_size = files_size - iif(ifnull(old.sha256 <= documents_counted_to, 1), old.original_size, 0)
  WHERE organization_id = old.organization_id;
END;

-- A text is deleted before its document.
CREATE TRIGGER texts_counted_on_insert AFTER INSERT ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size + octet_length(new.content)
  WHERE organization_id = new.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = new.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;
CREATE TRIGGER texts_counted_on_update AFTER UPDATE OF content ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size + octet_length(new.content) - octet_length(old.content)
  WHERE organization_id = new.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = new.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;
CREATE TRIGGER texts_counted_on_delete AFTER DELETE ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size - octet_length(old.content)
  WHERE organization_id = old.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = old.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;

CREATE TRIGGER words_counted_on_insert AFTER INSERT ON search_words BEGIN
  UPDATE organization_statistics SET vocabulary_size = vocabulary_size + 1
  WHERE organization_id = new.organization_id AND ifnull(new.word <= words_counted_to, 1);
END;
CREATE TRIGGER words_counted_on_delete AFTER DELETE ON search_words BEGIN
  UPDATE organization_statistics SET vocabulary_size = vocabulary_size - 1
  WHERE organization_id = old.organization_id AND ifnull(old.word <= words_counted_to, 1);
END;

-- A batch that adds files or texts has an insert into this view: a row, of what would not fit, ends the batch. See
-- worker/archive/documents/storage/storage-store.ts.
CREATE VIEW storage_guard (problem) AS SELECT NULL;
CREATE TRIGGER storage_guard_refuses INSTEAD OF INSERT ON storage_guard BEGIN
  SELECT raise(ABORT, 'storage_guard: limit');
END;
