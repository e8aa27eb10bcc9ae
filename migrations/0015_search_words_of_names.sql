-- Words of names are looked up as those of texts are (for mistyped searches), so every organization is indexed again.
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'search-index.rebuild', 'cursor', json_object('part', 'words', 'after', '')), unixepoch() * 1000, unixepoch() * 1000
FROM (SELECT DISTINCT organization_id FROM documents);
