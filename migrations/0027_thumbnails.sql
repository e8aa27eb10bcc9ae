-- Whether the file store has a small picture of the first page of the document, `{organizationId}/{id}.thumb`.
ALTER TABLE documents ADD COLUMN has_thumbnail integer NOT NULL DEFAULT 0;
