-- The document that was added last when a run was started: an import adds documents with the time of their first archive, which
-- the run would take for existing ones. For the runs that are there, it is the last one now.
ALTER TABLE tagging_rule_runs ADD COLUMN last_sequence INTEGER NOT NULL DEFAULT 0;
UPDATE tagging_rule_runs SET last_sequence = (SELECT coalesce(max(sequence), 0) FROM documents);
