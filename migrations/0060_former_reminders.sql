-- The reminders that a document had with its last five due dates, for when one comes back, as undo brings it: with its note,
-- assignee and state. Without an id: there was none, as a person had deleted it, or the day was past already.
CREATE TABLE former_reminders (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  date text NOT NULL,
  reminder_id text,
  snoozed_until text,
  note text,
  assignee_id text,
  created_at integer,
  done_at integer,
  done_by text,
  PRIMARY KEY (organization_id, document_id, date)
);
CREATE TRIGGER former_reminders_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM former_reminders WHERE organization_id = old.organization_id AND document_id = old.id;
END;

DROP TRIGGER reminders_follow_due_date;
CREATE TRIGGER reminders_follow_due_date AFTER UPDATE OF due_date ON documents
WHEN new.due_date IS NOT old.due_date BEGIN
  INSERT OR REPLACE INTO former_reminders (
    organization_id, document_id, date, reminder_id, snoozed_until, note, assignee_id, created_at, done_at, done_by)
  SELECT new.organization_id, new.id, old.due_date, reminders.id, snoozed_until, note, assignee_id, created_at, done_at, done_by
  FROM (SELECT 1) LEFT JOIN reminders
    ON reminders.organization_id = new.organization_id AND reminders.document_id = new.id AND reminders.source = 'due-date'
  WHERE old.due_date IS NOT NULL;

  DELETE FROM reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND (
    new.due_date IS NULL OR EXISTS (
      SELECT 1 FROM former_reminders AS former
      WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date
        AND former.reminder_id IS NULL));
  UPDATE reminders
  SET date = new.due_date, snoozed_until = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer),
    done_at = iif(new.due_date >= date('now', '-12 hours'), NULL, done_at),
    done_by = iif(new.due_date >= date('now', '-12 hours'), NULL, done_by)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date';
  -- What was done meanwhile stays done where the day is past.
  UPDATE reminders
  SET (snoozed_until, done_at, done_by) = (
    SELECT former.snoozed_until, coalesce(former.done_at, reminders.done_at),
      iif(former.done_at IS NULL, reminders.done_by, former.done_by)
    FROM former_reminders AS former
    WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND EXISTS (
    SELECT 1 FROM former_reminders AS former
    WHERE former.organization_id = new.organization_id AND former.document_id = new.id AND former.date = new.due_date);
  INSERT INTO reminders (
    id, organization_id, document_id, source, date, snoozed_until, note, assignee_id, created_at, changed_at, done_at, done_by,
    is_trashed)
  SELECT reminder_id, organization_id, document_id, 'due-date', date, snoozed_until, note, assignee_id, created_at,
    cast(unixepoch('subsec') * 1000 AS integer), done_at, done_by, new.deleted_at IS NOT NULL
  FROM former_reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND date = new.due_date AND reminder_id IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM reminders
      WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date');
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'due-date', new.due_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), new.deleted_at IS NOT NULL
  WHERE new.due_date >= date('now', '-12 hours') AND NOT EXISTS (
    SELECT 1 FROM reminders
    WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date')
    AND NOT EXISTS (
      SELECT 1 FROM former_reminders
      WHERE organization_id = new.organization_id AND document_id = new.id AND date = new.due_date);
  DELETE FROM former_reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND (
    date = new.due_date OR rowid NOT IN (
      SELECT former.rowid FROM former_reminders AS former
      WHERE former.organization_id = new.organization_id AND former.document_id = new.id
      ORDER BY former.rowid DESC LIMIT 5));
END;
