-- Days on which a document reminds people. One with the source 'due-date' follows the due date of its document; the others are
-- made by people. `remind_on` is the day that counts; `changed_at` the last change of the day, the assignee or the state.
CREATE TABLE reminders (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  document_id text NOT NULL,
  source text NOT NULL,
  date text NOT NULL,
  snoozed_until text,
  remind_on text GENERATED ALWAYS AS (coalesce(snoozed_until, date)) VIRTUAL,
  note text NOT NULL,
  assignee_id text,
  created_by text,
  created_at integer NOT NULL,
  changed_at integer NOT NULL,
  done_at integer,
  done_by text,
  is_trashed integer NOT NULL
);
CREATE UNIQUE INDEX reminders_of_due_date ON reminders (organization_id, document_id) WHERE source = 'due-date';
CREATE INDEX reminders_of_document ON reminders (organization_id, document_id);
CREATE INDEX reminders_coming_up ON reminders (organization_id, remind_on, id) WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_of_assignee ON reminders (organization_id, assignee_id, remind_on, id)
WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_by_change ON reminders (organization_id, changed_at) WHERE done_at IS NULL AND is_trashed = 0;
CREATE INDEX reminders_done ON reminders (organization_id, done_at, id) WHERE done_at IS NOT NULL AND is_trashed = 0;

CREATE TRIGGER reminders_changed_on_insert AFTER INSERT ON reminders BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER reminders_changed_on_update AFTER UPDATE ON reminders BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER reminders_changed_on_delete AFTER DELETE ON reminders BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

-- Many statements write due dates (of people, rules, findings, imports, bulk changes), and triggers miss none. A due date that is
-- past everywhere on earth makes no reminder and opens none again: it is history, or a correction.
CREATE TRIGGER reminders_made_with_document AFTER INSERT ON documents
WHEN new.due_date >= date('now', '-12 hours') AND new.deleted_at IS NULL BEGIN
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  VALUES ('rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'due-date', new.due_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), 0);
END;
CREATE TRIGGER reminders_follow_due_date AFTER UPDATE OF due_date ON documents
WHEN new.due_date IS NOT old.due_date BEGIN
  DELETE FROM reminders
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date' AND new.due_date IS NULL;
  UPDATE reminders
  SET date = new.due_date, snoozed_until = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer),
    done_at = iif(new.due_date >= date('now', '-12 hours'), NULL, done_at),
    done_by = iif(new.due_date >= date('now', '-12 hours'), NULL, done_by)
  WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date';
  INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
  SELECT 'rem_' || lower(hex(randomblob(12))), new.organization_id, new.id, 'due-date', new.due_date, '',
    cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), new.deleted_at IS NOT NULL
  WHERE new.due_date >= date('now', '-12 hours') AND NOT EXISTS (
    SELECT 1 FROM reminders
    WHERE organization_id = new.organization_id AND document_id = new.id AND source = 'due-date');
END;
CREATE TRIGGER reminders_trashed_with_document AFTER UPDATE OF deleted_at ON documents
WHEN (new.deleted_at IS NULL) <> (old.deleted_at IS NULL) BEGIN
  UPDATE reminders SET is_trashed = new.deleted_at IS NOT NULL
  WHERE organization_id = new.organization_id AND document_id = new.id;
END;
CREATE TRIGGER reminders_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM reminders WHERE organization_id = old.organization_id AND document_id = old.id;
END;

-- What people have made for themselves ends with the membership; everything else of theirs is everybody's again.
CREATE TRIGGER reminders_left_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM reminders
  WHERE organization_id = old.organization_id AND assignee_id = old.user_id AND created_by = old.user_id AND source = 'person';
  UPDATE reminders SET assignee_id = NULL, changed_at = cast(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = old.organization_id AND assignee_id = old.user_id;
END;
-- Whoever is assigned may leave between the check and the write.
CREATE TRIGGER reminders_assigned_to_members_on_insert AFTER INSERT ON reminders
WHEN new.assignee_id IS NOT NULL BEGIN
  UPDATE reminders SET assignee_id = NULL WHERE id = new.id AND NOT EXISTS (
    SELECT 1 FROM members WHERE organization_id = new.organization_id AND user_id = new.assignee_id);
END;
CREATE TRIGGER reminders_assigned_to_members_on_update AFTER UPDATE OF assignee_id ON reminders
WHEN new.assignee_id IS NOT NULL BEGIN
  UPDATE reminders SET assignee_id = NULL WHERE id = new.id AND NOT EXISTS (
    SELECT 1 FROM members WHERE organization_id = new.organization_id AND user_id = new.assignee_id);
END;

INSERT INTO reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
SELECT 'rem_' || lower(hex(randomblob(12))), organization_id, id, 'due-date', due_date, '',
  cast(unixepoch('subsec') * 1000 AS integer), cast(unixepoch('subsec') * 1000 AS integer), deleted_at IS NOT NULL
FROM documents WHERE due_date >= date('now', '-12 hours');

-- Who wants a mail about what is due, and when. `next_at` is null where it is switched off; `last_on` is the day of the last
-- one in the time zone of the person, `last_at` the time until which it covers what has changed.
CREATE TABLE reminder_mails (
  user_id text PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hour integer NOT NULL,
  time_zone text NOT NULL,
  next_at integer,
  last_on text,
  last_at integer
);
CREATE INDEX reminder_mails_due ON reminder_mails (next_at) WHERE next_at IS NOT NULL;

-- The secret calendar address of a membership.
CREATE TABLE calendar_feeds (
  organization_id text NOT NULL,
  user_id text NOT NULL,
  token_hash text NOT NULL,
  created_at integer NOT NULL,
  PRIMARY KEY (organization_id, user_id)
);
CREATE UNIQUE INDEX calendar_feeds_by_token ON calendar_feeds (token_hash);
CREATE TRIGGER calendar_feeds_ended_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM calendar_feeds WHERE organization_id = old.organization_id AND user_id = old.user_id;
END;
