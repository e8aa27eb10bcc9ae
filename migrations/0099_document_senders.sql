-- A search for senders also finds what people outside have sent under their name. `sender_key` is its key for searching.
-- Cron fills the keys of stored documents together with those of their names.
ALTER TABLE documents ADD COLUMN sender_key text;
CREATE INDEX documents_by_sender ON documents (organization_id, sender_key, document_date, sequence)
WHERE deleted_at IS NULL AND sender_key IS NOT NULL;

UPDATE documents SET name_sort = NULL WHERE created_by IS NULL AND EXISTS (
  SELECT 1 FROM document_activity AS origin
  WHERE origin.organization_id = documents.organization_id AND origin.document_id = documents.id
    AND origin.event = 'created' AND origin.data ->> '$.uploadRequest.sender' IS NOT NULL
);
