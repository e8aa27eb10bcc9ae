-- Senders of an intake address whose mail is accepted although the receiving server has not verified them.
ALTER TABLE intake_emails ADD COLUMN unverified_senders text NOT NULL DEFAULT '[]';

ALTER TABLE intake_messages ADD COLUMN quarantine text;
ALTER TABLE intake_messages ADD COLUMN confirmation text;
ALTER TABLE intake_messages ADD COLUMN tag_name text;
ALTER TABLE intake_messages ADD COLUMN accepting_since integer;
CREATE INDEX intake_messages_quarantined ON intake_messages (received_at) WHERE quarantine IS NOT NULL;
