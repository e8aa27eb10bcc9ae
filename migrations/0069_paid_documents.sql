ALTER TABLE documents ADD COLUMN is_paid integer NOT NULL DEFAULT 0;

CREATE INDEX documents_by_unpaid ON documents (organization_id, due_date, sequence)
WHERE deleted_at IS NULL AND is_paid = 0 AND due_date IS NOT NULL;
CREATE INDEX documents_by_paid ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL AND is_paid = 1;

-- Paying a document completes the reminder of its due date, and taking that back brings the reminder back. Those that people have
-- completed have `done_by`, and stay completed.
CREATE TRIGGER reminders_done_with_payment AFTER UPDATE OF is_paid ON documents
WHEN new.is_paid = 1 AND old.is_paid = 0 BEGIN
  UPDATE reminders
  SET done_at = cast(unixepoch('subsec') * 1000 AS integer), changed_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND done_at IS NULL;
END;

CREATE TRIGGER reminders_opened_without_payment AFTER UPDATE OF is_paid ON documents
WHEN new.is_paid = 0 AND old.is_paid = 1 BEGIN
  UPDATE reminders SET done_at = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date'
    AND done_at IS NOT NULL AND done_by IS NULL;
  UPDATE former_reminders SET done_at = NULL
  WHERE organization_id = new.organization_id AND document_id = new.id AND done_by IS NULL;
END;

-- Other triggers add reminders and open them again when a due date is set.
CREATE TRIGGER reminders_done_on_insert_of_paid AFTER INSERT ON reminders
WHEN new.source = 'due-date' AND new.done_at IS NULL BEGIN
  UPDATE reminders SET done_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE id = new.id AND EXISTS (SELECT 1 FROM documents WHERE documents.id = new.document_id AND is_paid = 1);
END;

CREATE TRIGGER reminders_done_on_move_of_paid AFTER UPDATE OF date ON reminders
WHEN new.source = 'due-date' AND new.done_at IS NULL BEGIN
  UPDATE reminders SET done_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE id = new.id AND EXISTS (SELECT 1 FROM documents WHERE documents.id = new.document_id AND is_paid = 1);
END;
