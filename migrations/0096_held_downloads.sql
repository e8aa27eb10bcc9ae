-- How many responses hold a download: it is given back once each of them has broken off. A link keeps its newest events of each type.
ALTER TABLE share_events ADD COLUMN holders integer NOT NULL DEFAULT 1;
CREATE INDEX share_events_by_type ON share_events (share_link_id, type, created_at);
