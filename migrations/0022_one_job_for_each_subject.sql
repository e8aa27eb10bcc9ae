-- What a job is about, where the one that waits does the work of any other: no second one is added (worker/outbox/job-store.ts).
ALTER TABLE jobs ADD COLUMN subject text GENERATED ALWAYS AS (
  CASE job ->> 'type'
    WHEN 'document.extract' THEN job ->> 'documentId'
    WHEN 'tagging-rule.apply' THEN job ->> 'taggingRuleId'
    WHEN 'trash.empty' THEN ''
    WHEN 'trash.restore' THEN ''
  END) VIRTUAL;

-- A job applies whichever run of its rule is running.
DELETE FROM jobs
WHERE job ->> 'type' = 'tagging-rule.apply' AND job ->> 'runId' NOT IN (SELECT id FROM tagging_rule_runs);
UPDATE jobs SET job = json_object('type', 'tagging-rule.apply', 'taggingRuleId', (
  SELECT tagging_rule_id FROM tagging_rule_runs WHERE id = job ->> 'runId'))
WHERE job ->> 'type' = 'tagging-rule.apply';

DELETE FROM jobs WHERE subject IS NOT NULL AND id NOT IN (
  SELECT min(id) FROM jobs WHERE subject IS NOT NULL GROUP BY lane, subject);
CREATE UNIQUE INDEX jobs_by_subject ON jobs (lane, subject) WHERE subject IS NOT NULL;
