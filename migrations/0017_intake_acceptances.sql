-- Who accepted a message from quarantine, when, and whether its sender is always accepted since.
ALTER TABLE intake_messages ADD COLUMN acceptance text;
