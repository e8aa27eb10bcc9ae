-- When the text of a document was last asked for again; without it, since the document was created.
alter table documents add column extraction_requested_at integer;
