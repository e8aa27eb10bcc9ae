-- 8 parameters, each as /*?*/ and its value
with found as materialized (
  select words.key as word,
    (
      select json_group_array(rowid)
      from (
        select rowid
        from document_search
        where document_search match words.value
          and rowid <> /*?*/ 7
        order by rowid desc
        limit 32
      )
    ) as sequences
  from json_each(/*?*/ '["\"abcd\"","\"abcdwater\"","\"abcdbill\""]') as words
  union all
  select -1,
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
  )
),
  counted as materialized (
    select word,
      json_array_length(sequences) as count,
      sequences ->> 0 as newest,
      sequences ->> '$[#-1]' as oldest
    from found
    where sequences <> '[]'
  ),
  whole as materialized (select max(newest) - min(oldest) + 1.0 as span from counted),
  gaps as materialized (
    select word,
      iif(count < 32, span, newest - oldest + 1.0) / count as gap
    from counted
    cross join whole
  ),
  everywhere as materialized (select gap from gaps where word = 0),
  weights as materialized (
    select word,
      ln(1 + gaps.gap / everywhere.gap) * iif(word = -1, /*?*/ 4, 1) as weight
    from gaps
    cross join everywhere
    where word <> 0
  ),
  all_words as materialized (
    select (select coalesce(sum(weight), 0) from weights) + (/*?*/ 2 - (select count(*) from weights where word > 0)) * ln(
      1 + whole.span / everywhere.gap
    ) as weight
    from whole
    cross join everywhere
  ),
  ranked as materialized (
    select hit.value as sequence,
      sum(weights.weight) as weight
    from found
    inner join weights using (word)
    cross join json_each(found.sequences) as hit
    group by hit.value
    order by 2 desc,
      1 desc
    limit 100
  )
select ranked.weight / all_words.weight as similarity,
  (
    select json_group_array(json_object('id', tags.id, 'name', tags.name, 'color', tags.color))
    from document_tags as link
    inner join tags on tags.id = link.tag_id
    where link.document_id = documents.id
  ) as tags
from ranked
cross join all_words
cross join documents on documents.sequence = ranked.sequence
where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
  and documents.deleted_at is null
  and exists (select 1 from document_tags as link where link.document_id = documents.id)
order by ranked.weight desc,
  ranked.sequence desc
limit 24;

-- Query plan
-- MATERIALIZE ranked
--   MATERIALIZE found
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SCAN words VIRTUAL TABLE INDEX 1:
--         CORRELATED SCALAR SUBQUERY 2
--           CO-ROUTINE (subquery-1)
--             SCAN document_search VIRTUAL TABLE INDEX 192:M5
--           SCAN (subquery-1)
--       UNION ALL
--         CO-ROUTINE (subquery-4)
--           SEARCH documents USING INDEX documents_by_correspondent (organization_id=? AND correspondent_id=?)
--         USE TEMP B-TREE FOR json_group_array(ORDER BY)
--         SCAN (subquery-4)
--   MATERIALIZE weights
--     MATERIALIZE gaps
--       MATERIALIZE counted
--         SCAN found
--       MATERIALIZE whole
--         SCAN counted
--       SCAN counted
--       SCAN whole
--     MATERIALIZE everywhere
--       SCAN gaps
--     SCAN gaps
--     SCAN everywhere
--   SCAN found
--   BLOOM FILTER ON weights (word=?)
--   SEARCH weights USING AUTOMATIC COVERING INDEX (word=?)
--   SCAN hit VIRTUAL TABLE INDEX 1:
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY
-- MATERIALIZE all_words
--   SCAN whole
--   SCAN everywhere
--   SCALAR SUBQUERY 11
--     SCAN weights
--   SCALAR SUBQUERY 12
--     SCAN weights
-- SCAN ranked
-- SCAN all_words
-- SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
-- SEARCH link EXISTS USING COVERING INDEX sqlite_autoindex_document_tags_1 (document_id=?)
-- CORRELATED SCALAR SUBQUERY 15
--   SEARCH link USING COVERING INDEX sqlite_autoindex_document_tags_1 (document_id=?)
--   SEARCH tags USING INDEX sqlite_autoindex_tags_1 (id=?)
