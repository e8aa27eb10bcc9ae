-- A batch that makes documents of the pages of others has an insert into this view: a row, of a document that is not as it was read,
-- ends the batch. See worker/archive/document-pages/made-documents-store.ts.
CREATE VIEW pages_guard (problem) AS SELECT NULL;
CREATE TRIGGER pages_guard_refuses INSTEAD OF INSERT ON pages_guard BEGIN
  SELECT raise(ABORT, 'pages_guard: changed');
END;
