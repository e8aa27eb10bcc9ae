-- Events of one kind of an organization are numbered by their pages, so that those beyond the limit are found at once.
ALTER TABLE webhook_events ADD COLUMN last_number integer NOT NULL DEFAULT 0;
UPDATE webhook_events SET last_number = numbered.last_number
FROM (
  SELECT sequence, sum(json_array_length(events)) OVER (PARTITION BY organization_id, event ORDER BY sequence) AS last_number
  FROM webhook_events
) AS numbered
WHERE numbered.sequence = webhook_events.sequence;
CREATE INDEX webhook_events_by_number ON webhook_events (organization_id, event, last_number);
