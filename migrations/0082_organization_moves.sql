-- Organizations that are moved from one database to another. Both databases have a row from the beginning: nothing else writes what
-- the organization has there. It stays where the organization has left, for writes that began before.
CREATE TABLE organization_moves (
  organization_id text PRIMARY KEY NOT NULL,
  role text NOT NULL,
  -- Where the organization arrives: how far it is copied, as JSON, and what is added to numbers that a database gives.
  cursor text,
  document_offset integer NOT NULL DEFAULT 0,
  event_offset integer NOT NULL DEFAULT 0
);

CREATE VIEW move_guard AS SELECT '' AS organization_id WHERE 0;
CREATE TRIGGER move_guard_refuses INSTEAD OF INSERT ON move_guard BEGIN
  SELECT raise(ABORT, 'move_guard: moving');
END;
