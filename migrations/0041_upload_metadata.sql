-- The fields whose values, or whose emptiness, came with the upload: neither findings nor rules change them.
ALTER TABLE documents ADD COLUMN given_fields text NOT NULL DEFAULT '[]';

-- An upload with metadata starts with an insert into this view, in the same batch: a row, which says what the metadata would
-- exceed, ends the batch. See worker/archive/documents/metadata/metadata-store.ts.
CREATE VIEW metadata_guard (problem) AS SELECT NULL;
CREATE TRIGGER metadata_guard_refuses INSTEAD OF INSERT ON metadata_guard BEGIN
  SELECT iif(
    new.problem = 'limit',
    raise(ABORT, 'metadata_guard: limit'),
    raise(ABORT, 'metadata_guard: forbidden'));
END;
