-- 8 parameters, each as /*?*/ and its value
with documents_of_words as materialized (
  select searched.value ->> 'word' as word,
    (
      select json_group_array(rowid)
      from (
        select rowid
        from document_search
        where document_search match searched.value ->> 'expression'
          and rowid <> /*?*/ 7
        order by rowid desc
        limit 32
      ) as newest_with_word
    ) as sequences
  from json_each(
    /*?*/ '[{"word":"every document","expression":"\"abcd\""},{"word":"water","expression":"\"abcdwater\""},{"word":"bill","expression":"\"abcdbill\""}]'
  ) as searched
  union all
  select 'same correspondent',
    json_group_array(sequence order by sequence desc)
  from (
    select sequence
    from documents
    where organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
      and correspondent_id = /*?*/ 'cor_abcdefghijklmnopqrstuvwx'
      and deleted_at is null
      and +sequence <> /*?*/ 7
    order by document_date desc,
      sequence desc
    limit 32
  ) as newest_of_correspondent
),
  word_ranges as materialized (
    select word,
      json_array_length(sequences) as documents_count,
      sequences ->> 0 as newest,
      sequences ->> '$[#-1]' as oldest
    from documents_of_words
    where sequences <> '[]'
  ),
  whole_range as materialized (select max(newest) - min(oldest) + 1.0 as span from word_ranges),
  word_gaps as materialized (
    select word,
      iif(documents_count < 32, span, newest - oldest + 1.0) / documents_count as gap
    from word_ranges
    cross join whole_range
  ),
  document_gap as materialized (select gap from word_gaps where word = 'every document'),
  word_weights as materialized (
    select word,
      ln(1 + word_gaps.gap / document_gap.gap) * iif(word = 'same correspondent', /*?*/ 4, 1) as weight
    from word_gaps
    cross join document_gap
    where not (word = 'every document')
  ),
  subject_weight as materialized (
    select (select coalesce(sum(weight), 0) from word_weights) + (
      /*?*/ 2 - (select count(*) from word_weights where not (word = 'same correspondent'))
    ) * ln(1 + whole_range.span / document_gap.gap) as weight
    from whole_range
    cross join document_gap
  ),
  ranked_documents as materialized (
    select found.value as sequence,
      sum(word_weights.weight) as weight
    from documents_of_words
    inner join word_weights using (word)
    cross join json_each(documents_of_words.sequences) as found
    group by found.value
    order by 2 desc,
      1 desc
    limit 100
  )
select ranked_documents.weight / subject_weight.weight as similarity,
  (
    select json_group_array(json_object('id', tags.id, 'name', tags.name, 'color', tags.color))
    from document_tags as link
    inner join tags on tags.id = link.tag_id
    where link.document_id = documents.id
  ) as tags
from ranked_documents
cross join subject_weight
cross join documents on documents.sequence = ranked_documents.sequence
where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
  and documents.deleted_at is null
  and exists (select 1 from document_tags as link where link.document_id = documents.id)
order by ranked_documents.weight desc,
  ranked_documents.sequence desc
limit 24;

-- Query plan
-- MATERIALIZE ranked_documents
--   MATERIALIZE documents_of_words
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SCAN searched VIRTUAL TABLE INDEX 1:
--         CORRELATED SCALAR SUBQUERY 2
--           CO-ROUTINE newest_with_word
--             SCAN document_search VIRTUAL TABLE INDEX 192:M5
--           SCAN newest_with_word
--       UNION ALL
--         CO-ROUTINE newest_of_correspondent
--           SEARCH documents USING INDEX documents_by_correspondent (organization_id=? AND correspondent_id=?)
--         USE TEMP B-TREE FOR json_group_array(ORDER BY)
--         SCAN newest_of_correspondent
--   MATERIALIZE word_weights
--     MATERIALIZE word_gaps
--       MATERIALIZE word_ranges
--         SCAN documents_of_words
--       MATERIALIZE whole_range
--         SCAN word_ranges
--       SCAN word_ranges
--       SCAN whole_range
--     MATERIALIZE document_gap
--       SCAN word_gaps
--     SCAN word_gaps
--     SCAN document_gap
--   SCAN documents_of_words
--   BLOOM FILTER ON word_weights (word=?)
--   SEARCH word_weights USING AUTOMATIC COVERING INDEX (word=?)
--   SCAN found VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY
-- MATERIALIZE subject_weight
--   SCAN whole_range
--   SCAN document_gap
--   SCALAR SUBQUERY 11
--     SCAN word_weights
--   SCALAR SUBQUERY 12
--     SCAN word_weights
-- SCAN ranked_documents
-- SCAN subject_weight
-- SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
-- SEARCH link EXISTS USING COVERING INDEX sqlite_autoindex_document_tags_1 (document_id=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH link USING COVERING INDEX sqlite_autoindex_document_tags_1 (document_id=?)
--   SEARCH tags USING INDEX sqlite_autoindex_tags_1 (id=?)
