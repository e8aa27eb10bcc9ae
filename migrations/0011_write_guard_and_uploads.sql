-- What a person or an API key writes starts with an insert into this view, in the same batch: a row, which says why the
-- actor is not allowed (any more), ends the batch. See worker/access/write-guard-store.ts.
CREATE VIEW write_guard (problem) AS SELECT NULL;
CREATE TRIGGER write_guard_refuses INSTEAD OF INSERT ON write_guard BEGIN
  SELECT iif(
    new.problem = 'unauthenticated',
    raise(ABORT, 'write_guard: unauthenticated'),
    raise(ABORT, 'write_guard: forbidden'));
END;

-- Uploads that a user or their keys have begun. One whose isolate dies is not counted once its lease has expired.
CREATE TABLE upload_slots (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL,
  expires_at integer NOT NULL
);
CREATE INDEX upload_slots_by_user ON upload_slots (user_id, expires_at);
CREATE INDEX upload_slots_by_expiry ON upload_slots (expires_at);
