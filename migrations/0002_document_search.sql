-- The full-text index, a row per document (rowid = documents.sequence). It stores tokens only, which the worker makes
-- (worker/archive/search/index/search-tokens.ts); every token begins with four characters of its organization's id, so
-- that no organization's documents slow another's search. `prefix` counts those four. A text fills content_2 and
-- content_3 only when its tokens are larger than a value may be.
CREATE VIRTUAL TABLE document_search USING fts5 (
  name, name_parts, content, content_2, content_3,
  content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'", prefix = '5 6 7'
);

-- The distinct words of an organization's contents, so that a search can look inside of words.
CREATE TABLE search_words (
  id integer PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  word text NOT NULL
);
CREATE UNIQUE INDEX search_words_organization_word ON search_words (organization_id, word);

-- Trigrams of those words from the second character on: beginnings are the main index's. Rowid = search_words.id.
CREATE VIRTUAL TABLE search_word_parts USING fts5 (
  parts,
  content = '', contentless_delete = 1, tokenize = 'ascii'
);

CREATE TRIGGER search_words_parts_on_insert AFTER INSERT ON search_words WHEN length(new.word) > 3 BEGIN
  INSERT INTO search_word_parts (rowid, parts)
  SELECT new.id, group_concat(substr(new.organization_id, 5, 4) || substr(new.word, value, 3), ' ' ORDER BY value)
  FROM json_each('[2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62]')
  WHERE value <= length(new.word) - 2;
END;

CREATE TRIGGER search_words_parts_on_delete AFTER DELETE ON search_words BEGIN
  DELETE FROM search_word_parts WHERE rowid = old.id;
END;
