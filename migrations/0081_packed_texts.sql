-- Texts of 1,000 bytes and more are stored compressed, as blobs; `content_size` is their number of bytes as text, null for a text that
-- is stored as it is (worker/archive/documents/rows/document-content-store.ts). Jobs compress those that are stored already.
ALTER TABLE document_contents ADD COLUMN content_size integer;
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'texts.pack', 'after', ''), unixepoch() * 1000, unixepoch() * 1000
FROM organization_statistics;

DROP TRIGGER texts_counted_on_insert;
CREATE TRIGGER texts_counted_on_insert AFTER INSERT ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size + iif(typeof(new.content) = 'blob', new.content_size, octet_length(new.content))
  WHERE organization_id = new.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = new.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;
DROP TRIGGER texts_counted_on_update;
CREATE TRIGGER texts_counted_on_update AFTER UPDATE OF content ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size + iif(typeof(new.content) = 'blob', new.content_size, octet_length(new.content))
    - iif(typeof(old.content) = 'blob', old.content_size, octet_length(old.content))
  WHERE organization_id = new.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = new.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;
DROP TRIGGER texts_counted_on_delete;
CREATE TRIGGER texts_counted_on_delete AFTER DELETE ON document_contents BEGIN
  UPDATE organization_statistics SET texts_size = texts_size - iif(typeof(old.content) = 'blob', old.content_size, octet_length(old.content))
  WHERE organization_id = old.organization_id AND EXISTS (
    SELECT 1 FROM documents WHERE id = old.document_id AND ifnull(sha256 <= documents_counted_to, 1));
END;
