ALTER TABLE documents ADD COLUMN end_date text;
ALTER TABLE documents ADD COLUMN notice_date text;

CREATE INDEX documents_by_end_date ON documents (organization_id, end_date, sequence)
WHERE deleted_at IS NULL AND end_date IS NOT NULL;
CREATE INDEX documents_by_notice_date ON documents (organization_id, notice_date, sequence)
WHERE deleted_at IS NULL AND notice_date IS NOT NULL;

-- The last day to cancel, and the last day at all, remind as a due date does: one of them is the day of one reminder.
CREATE UNIQUE INDEX reminders_of_notice_date ON reminders (organization_id, document_id) WHERE source = 'notice-date';
CREATE UNIQUE INDEX reminders_of_end_date ON reminders (organization_id, document_id) WHERE source = 'end-date';

CREATE TRIGGER reminders_of_terms_made_with_document AFTER INSERT ON documents
WHEN new.deleted_at IS NULL AND (new.notice_date IS NOT NULL OR new.end_date IS NOT NULL) BEGIN
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, term.source, term.date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), 0
  FROM (SELECT 'notice-date' AS source, new.notice_date AS date UNION ALL SELECT 'end-date', new.end_date) AS term
  WHERE term.date >= date('now', '-12 hours');
END;

CREATE TRIGGER reminders_follow_notice_date AFTER UPDATE OF notice_date ON documents
WHEN new.notice_date IS NOT old.notice_date BEGIN
  DELETE FROM reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'notice-date' AND new.notice_date IS NULL;
  UPDATE reminders
  SET date = new.notice_date, snoozed_until = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer),
    done_at = iif(new.notice_date >= date('now', '-12 hours'), NULL, done_at),
    done_by = iif(new.notice_date >= date('now', '-12 hours'), NULL, done_by)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'notice-date';
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'notice-date', new.notice_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), new.deleted_at IS NOT NULL
  WHERE new.notice_date >= date('now', '-12 hours') AND NOT EXISTS (
    SELECT 1 FROM reminders
    WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'notice-date');
END;

CREATE TRIGGER reminders_follow_end_date AFTER UPDATE OF end_date ON documents
WHEN new.end_date IS NOT old.end_date BEGIN
  DELETE FROM reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'end-date' AND new.end_date IS NULL;
  UPDATE reminders
  SET date = new.end_date, snoozed_until = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer),
    done_at = iif(new.end_date >= date('now', '-12 hours'), NULL, done_at),
    done_by = iif(new.end_date >= date('now', '-12 hours'), NULL, done_by)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'end-date';
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'end-date', new.end_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), new.deleted_at IS NOT NULL
  WHERE new.end_date >= date('now', '-12 hours') AND NOT EXISTS (
    SELECT 1 FROM reminders
    WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'end-date');
END;
