-- Documents that match the rule of a run, but have too many tags to get its own.
ALTER TABLE tagging_rule_runs ADD COLUMN skipped_count integer NOT NULL DEFAULT 0;
