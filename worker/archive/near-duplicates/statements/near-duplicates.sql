-- 15 parameters, each as /*?*/ and its value
select documents.id,
  documents.name,
  documents.mime_type,
  documents.has_thumbnail,
  documents.created_at,
  documents.document_date,
  (
    select json_object('id', shown.id, 'name', shown.name)
    from correspondents as own
    inner join correspondents as shown on shown.id = iif(own.removed_at is null, own.id, own.replaced_by)
    where own.id = documents.correspondent_id
  ) as correspondent_json,
  documents.document_type,
  case
    when documents.total_amount is not null then json_object(
      'amount',
      (documents.total_amount) / 100.0,
      'currency',
      documents.currency
    )
  end as total_amount_json,
  coalesce(
    case
      when typeof(document_contents.content) = 'blob' then char(1) || hex(substr(document_contents.content, 1, 33000))
      when substr(document_contents.content, 1, 1) = char(1) then char(1) || substr(document_contents.content, 1, 8000)
      else substr(document_contents.content, 1, 8000)
    end,
    ''
  ) as candidate_text
from (
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
      /*?*/ '[{"word":"every document","expression":"\"abcd\""},{"word":"20260118","expression":"\"abcd20260118\""},{"word":"water","expression":"\"abcdwater\""}]'
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
        ln(1 + word_gaps.gap / document_gap.gap) * ln(1 + word_gaps.gap / document_gap.gap) * ln(
          1 + word_gaps.gap / document_gap.gap
        ) * iif(word = 'same correspondent', /*?*/ 4, 1) as weight
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
    documents.sequence as sequence
  from ranked_documents
  cross join subject_weight
  cross join documents on documents.sequence = ranked_documents.sequence
  where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
    and documents.deleted_at is null
    and not documents.id in (
      select document_pairs.second_id as id
      from document_pairs
      where (
        (
          document_pairs.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
          and document_pairs.kind in (select value from json_each(/*?*/ '["linked","unrelated","different"]'))
        )
        and document_pairs.first_id = /*?*/ 'doc_abcdefghijklmnopqrstuvwx'
      )
      union all
      select document_pairs.first_id
      from document_pairs
      where (
        (
          document_pairs.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
          and document_pairs.kind in (select value from json_each(/*?*/ '["linked","unrelated","different"]'))
        )
        and document_pairs.second_id = /*?*/ 'doc_abcdefghijklmnopqrstuvwx'
      )
    )
  order by ranked_documents.weight desc,
    ranked_documents.sequence desc
  limit 10
) as similar
inner join documents on documents.sequence = similar.sequence
left join document_contents on document_contents.document_id = documents.id
where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
order by similar.similarity desc;

-- Query plan
-- CO-ROUTINE similar
--   MATERIALIZE ranked_documents
--     MATERIALIZE documents_of_words
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           SCAN searched VIRTUAL TABLE INDEX 1:
--           CORRELATED SCALAR SUBQUERY 3
--             CO-ROUTINE newest_with_word
--               SCAN document_search VIRTUAL TABLE INDEX 192:M5
--             SCAN newest_with_word
--         UNION ALL
--           CO-ROUTINE newest_of_correspondent
--             SEARCH documents USING INDEX documents_by_correspondent (organization_id=? AND correspondent_id=?)
--           USE TEMP B-TREE FOR json_group_array(ORDER BY)
--           SCAN newest_of_correspondent
--     MATERIALIZE word_weights
--       MATERIALIZE word_gaps
--         MATERIALIZE word_ranges
--           SCAN documents_of_words
--         MATERIALIZE whole_range
--           SCAN word_ranges
--         SCAN word_ranges
--         SCAN whole_range
--       MATERIALIZE document_gap
--         SCAN word_gaps
--       SCAN word_gaps
--       SCAN document_gap
--     SCAN documents_of_words
--     BLOOM FILTER ON word_weights (word=?)
--     SEARCH word_weights USING AUTOMATIC COVERING INDEX (word=?)
--     SCAN found VIRTUAL TABLE INDEX 1:
--     USE TEMP B-TREE FOR GROUP BY
--     USE TEMP B-TREE FOR ORDER BY
--   MATERIALIZE subject_weight
--     SCAN whole_range
--     SCAN document_gap
--     SCALAR SUBQUERY 12
--       SCAN word_weights
--     SCALAR SUBQUERY 13
--       SCAN word_weights
--   SCAN ranked_documents
--   SCAN subject_weight
--   SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 19
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH document_pairs USING COVERING INDEX sqlite_autoindex_document_pairs_1 (organization_id=? AND first_id=?)
--         LIST SUBQUERY 16
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--           CREATE BLOOM FILTER
--         CREATE BLOOM FILTER
--       UNION ALL
--         SEARCH document_pairs USING COVERING INDEX document_pairs_by_second (organization_id=? AND second_id=? AND kind=?)
--         LIST SUBQUERY 18
--           SCAN json_each VIRTUAL TABLE INDEX 1:
--         CREATE BLOOM FILTER
-- SCAN similar
-- SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
-- SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH own USING INDEX sqlite_autoindex_correspondents_1 (id=?)
--   SEARCH shown USING INDEX sqlite_autoindex_correspondents_1 (id=?)
-- USE TEMP B-TREE FOR ORDER BY
