-- The lane of a job of pages while it has a place in the queues, so that those of all lanes are counted in an index of these alone
-- (worker/outbox/lane-store.ts).
ALTER TABLE jobs ADD COLUMN page_lane text GENERATED ALWAYS AS (
  CASE WHEN is_queued = 1 AND job ->> 'type' IN ('document.recognize', 'document.thumbnail') THEN lane END) VIRTUAL;

CREATE INDEX jobs_by_page_lane ON jobs (page_lane) WHERE page_lane IS NOT NULL;
