-- The index of search has numbers in groups and letter-spaced words in one piece as well (shared/text/joined-words.ts). Jobs index again
-- what was indexed before.
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'search-index.rebuild', 'cursor', json_object('part', 'documents', 'after', '')), unixepoch() * 1000, unixepoch() * 1000
FROM organization_statistics;
