CREATE INDEX documents_by_uploader ON documents (organization_id, created_by, created_at, sequence)
WHERE deleted_at IS NULL;
