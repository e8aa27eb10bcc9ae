-- The document that was added last when a run was started: an import adds documents with the time of their first archive, which
-- the run would take for existing ones.
ALTER TABLE tagging_rule_runs ADD COLUMN last_sequence INTEGER NOT NULL DEFAULT 9007199254740991;
