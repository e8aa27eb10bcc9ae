-- Rules: whether they are applied to new documents, whether one condition is enough, the fields they set, and what their patterns
-- cost for each character of a text (see `patternCost`).
ALTER TABLE tagging_rules ADD COLUMN is_enabled integer NOT NULL DEFAULT 1;
ALTER TABLE tagging_rules ADD COLUMN conditions_match text NOT NULL DEFAULT 'all';
ALTER TABLE tagging_rules ADD COLUMN field_actions text NOT NULL DEFAULT '[]';
ALTER TABLE tagging_rules ADD COLUMN pattern_cost integer NOT NULL DEFAULT 0;
