-- The terms of the search index, which are more than the words of `search_words`: how many begin alike decides whether a search reads
-- all of them (worker/archive/search/words/beginning-store.ts).
CREATE VIRTUAL TABLE document_search_terms USING fts5vocab ('document_search', 'row');
