-- Only one active document has a file, but documents in the trash may have it too: as a version of another one, it can be made current
-- again. Lookups in the trash, and jobs that take documents in the order of their hashes, need an index of all.
DROP INDEX documents_organization_sha256;
CREATE UNIQUE INDEX documents_organization_sha256 ON documents (organization_id, sha256) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_sha256 ON documents (organization_id, sha256);

-- A batch that adds a file has an insert into this view: a row, of a document in the trash with the same file, ends the batch. See
-- worker/archive/documents/rows/twin-store.ts.
CREATE VIEW twin_guard (problem) AS SELECT NULL;
CREATE TRIGGER twin_guard_refuses INSTEAD OF INSERT ON twin_guard BEGIN
  SELECT raise(ABORT, 'twin_guard: trashed');
END;
