-- Whether a tag or a value is that of a document in the trash, without reading the document: the documents of a filter are counted
-- by these alone.
CREATE INDEX documents_trashed_by_sequence ON documents (organization_id, sequence, deleted_at) WHERE deleted_at IS NOT NULL;
