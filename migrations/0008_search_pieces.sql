-- Writing leaves the full-text indexes in pieces, and a search looks into each piece for each of its words. Cron joins
-- pieces as soon as there are two of about one size (worker/archive/search/index/merge-search-index.ts).
INSERT INTO document_search (document_search, rank) VALUES ('usermerge', 2);
INSERT INTO search_word_parts (search_word_parts, rank) VALUES ('usermerge', 2);
