-- 8 parameters, each as /*?*/ and its value
select count(*) as documents_count
from (
  with results as materialized (
    select (
      select group_concat(
          (piece.value ->> 'text') || iif(
            piece.value ->> 'word' is null,
            '',
            iif(
              (
                select count(*)
                from (
                  select 1
                  from search_words
                  where organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                    and word >= piece.value ->> 'word'
                    and word < (piece.value ->> 'word') || char(1114111)
                  limit 4000
                ) as words_with_beginning
              ) < 4000
              and (
                select count(*)
                from (
                  select 1
                  from document_search_terms
                  where term >= piece.value ->> 'term'
                    and term <= (piece.value ->> 'term') || char(1114111)
                  limit 4000
                ) as terms_with_beginning
              ) < 4000,
              ' *',
              ''
            )
          ),
          ''
        order by piece.key
      )
      from json_each(
        /*?*/ '[{"text":"((\"abcdgas\" * OR \"abcd___gas\"","word":"gas","term":"abcd___gas"},{"text":" OR name_parts : \"abcd_gas\""}]'
      ) as piece
    ) || coalesce(
      (
        select group_concat(' OR ((' || alternatives || ') NOT "_")', '')
        from (
          select group_concat(/*?*/ '"abcd' || word || '"', ' OR ') as alternatives
          from (
            select word,
              row_number() over () / 32 as alternatives_group
            from (
              select search_words.word as word
              from search_word_parts
              cross join search_words on search_words.id = search_word_parts.rowid
              where search_word_parts match /*?*/ '"abcdgas"'
                and search_words.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                and true
              limit 1000
            ) as inside_words
          ) as grouped_words
          group by alternatives_group
        ) as groups_of_alternatives
      ),
      ''
    ) || /*?*/ '))' as expression
  )
  select distinct documents.sequence
  from results
  cross join document_search
  cross join documents on documents.sequence = abs(document_search.rowid)
  where document_search match expression
    and (
      documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
      and documents.deleted_at is null
      and true
      and documents.document_type = /*?*/ 'invoice'
    )
    and true
    and true
  limit 1001
);

-- Query plan
-- CO-ROUTINE (subquery-11)
--   MATERIALIZE results
--     SCAN CONSTANT ROW
--     SCALAR SUBQUERY 5
--       USE TEMP B-TREE FOR group_concat(ORDER BY)
--       SCAN piece VIRTUAL TABLE INDEX 1:
--       CORRELATED SCALAR SUBQUERY 2
--         CO-ROUTINE words_with_beginning
--           SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--         SCAN words_with_beginning
--       CORRELATED SCALAR SUBQUERY 4
--         CO-ROUTINE terms_with_beginning
--           SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--         SCAN terms_with_beginning
--     SCALAR SUBQUERY 9
--       CO-ROUTINE groups_of_alternatives
--         CO-ROUTINE grouped_words
--           CO-ROUTINE (subquery-13)
--             SCAN search_word_parts VIRTUAL TABLE INDEX 0:M1
--             SEARCH search_words USING INTEGER PRIMARY KEY (rowid=?)
--           SCAN (subquery-13)
--         SCAN grouped_words
--         USE TEMP B-TREE FOR GROUP BY
--       SCAN groups_of_alternatives
--   SCAN results
--   SCAN document_search VIRTUAL TABLE INDEX 0:M5
--   SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR DISTINCT
-- SCAN (subquery-11)
