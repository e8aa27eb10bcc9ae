-- 4 parameters, each as /*?*/ and its value
select documents.id,
  documents.organization_id,
  documents.name,
  documents.original_name,
  documents.original_size,
  documents.mime_type,
  documents.file_version,
  documents.extraction_state,
  documents.extraction_reason,
  documents.recognition,
  documents.has_thumbnail,
  documents.is_in_inbox,
  documents.created_at,
  documents.updated_at,
  documents.deleted_at,
  documents.deleted_by,
  documents.version,
  documents.document_date,
  documents.due_date,
  documents.end_date,
  documents.notice_date,
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
  documents.iban,
  documents.reference,
  documents.vat_id,
  documents.is_paid,
  documents.archive_number,
  (
    select json_group_array(
        json_object(
          'id',
          field.id,
          'key',
          field.key,
          'name',
          field.name,
          'type',
          field.type,
          'value',
          own.value,
          'shown',
          own.shown,
          'documentName',
          iif(field.type = 'document', (select target.name from documents as target where target.id = own.value), null)
        )
      order by field.name_key,
        field.id,
        own.position
    )
    from custom_field_values as own
    cross join custom_fields as field on field.id = own.field_id
      and field.removed_at is null
    where own.document_sequence = documents.sequence
      and (
        field.type not in ('select', 'multi-select')
        or exists (
          select 1
          from custom_field_options option
          where (option.field_id = own.field_id and option.option_id = own.value and option.position is not null)
        )
      )
  ) as custom_fields_json,
  (
    select json_group_array(json_object('id', id, 'name', name, 'color', color) order by name_key)
    from (
      select tags.id,
        tags.name,
        tags.color,
        tags.name_key
      from document_tags
      cross join tags on tags.id = document_tags.tag_id
      where document_tags.document_id = documents.id
      limit 100
    )
  ) as tags_json,
  found.matches_count as matches_count,
  found.corrections as corrections,
  documents.pages_count,
  found.text_size as text_size,
  found.texts_size <= 4000000 as is_text_searched,
  iif(
    (found.texts_size <= 4000000 or found.text_size <= 20000),
    case
      when typeof(document_contents.content) = 'blob' then char(1) || hex(document_contents.content)
      when substr(document_contents.content, 1, 1) = char(1) then char(1) || document_contents.content
      else document_contents.content
    end,
    case
      when typeof(document_contents.content) = 'blob' then char(1) || hex(substr(document_contents.content, 1, 81000))
      when substr(document_contents.content, 1, 1) = char(1) then char(1) || substr(document_contents.content, 1, 20000)
      else substr(document_contents.content, 1, 20000)
    end
  ) as stored_text,
  (
    select text
    from (
      select document_notes.text as text
      from document_notes
      where document_notes.organization_id = documents.organization_id
        and document_notes.document_id = documents.id
      order by document_notes.created_at desc
      limit 20
    )
    where exists (select 1 from json_each(/*?*/ '["water bill"]') as word where instr(lower(text), word.value) > 0)
    limit 1
  ) as note
from (
  select *,
    total(text_size) over (order by position) as texts_size
  from (
    with candidates_summary as materialized (
      select null as known_count,
        null as enough_matches,
        false as are_words_read
    ),
      filtered_documents as not materialized (
        select documents.sequence as sequence,
          documents.mime_type as mime_type
        from documents
        where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
          and documents.deleted_at is null
          and (true and true)
      ),
      read_candidates as materialized (select *, '{}' as found_candidates from candidates_summary),
      read_names as materialized (
        select *,
          iif(
            not are_words_read,
            (
              select json_group_array(sequence)
              from (
                select distinct filtered_documents.sequence
                from (
                  select abs(document_search.rowid) as sequence
                  from document_search
                  where document_search match /*?*/ '((name : "abcdwater abcdbill"))'
                  order by document_search.rowid desc
                  limit -1
                ) as matched_rows
                cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
                where true
                limit 50
              ) as found
            ),
            '[]'
          ) as found_names
        from read_candidates
      ),
      read_words as materialized (
        select *,
          iif(
            not are_words_read
            and json_array_length(found_names) < coalesce(min(enough_matches, 1001), 1001),
            (
              select json_group_array(sequence)
              from (
                select distinct filtered_documents.sequence
                from (
                  select abs(document_search.rowid) as sequence
                  from document_search
                  where document_search match /*?*/ '(("abcdwater abcdbill"))'
                  order by document_search.rowid desc
                  limit -1
                ) as matched_rows
                cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
                where true
                limit 1001
              ) as found
            ),
            '[]'
          ) as found_words
        from read_names
      ),
      corrections as materialized (select *, '[]' as corrected_words from read_words),
      results as materialized (
        select corrected_words,
          (
            select json_group_array(sequence order by tier, sequence desc)
            from (
              select document.value as sequence,
                min(cast(tier.key as integer)) as tier
              from json_each(iif(are_words_read, found_candidates, json_array(json(found_names), json(found_words)))) as tier
              cross join json_each(tier.value) as document
              group by 1
            ) as tiered
          ) as sequences
        from corrections
      )
    select json_array_length(sequences) as matches_count,
      corrected_words as corrections,
      result.value as sequence,
      result.key as position,
      (
        select iif(
          typeof(document_contents.content) = 'blob',
          document_contents.content_size,
          octet_length(document_contents.content)
        )
        from documents
        inner join document_contents on document_contents.document_id = documents.id
        where documents.sequence = result.value
      ) as text_size
    from results
    left join json_each(sequences) as result on result.key >= 0
      and result.key < 50
  )
) as found
left join documents on documents.sequence = found.sequence
left join document_contents on document_contents.document_id = documents.id
order by found.position;

-- Query plan
-- CO-ROUTINE found
--   CO-ROUTINE (subquery-29)
--     MATERIALIZE results
--       MATERIALIZE corrections
--         MATERIALIZE read_words
--           MATERIALIZE read_names
--             MATERIALIZE read_candidates
--               MATERIALIZE candidates_summary
--                 SCAN CONSTANT ROW
--               SCAN candidates_summary
--             SCAN read_candidates
--             SCALAR SUBQUERY 15
--               CO-ROUTINE found
--                 CO-ROUTINE matched_rows
--                   SCAN document_search VIRTUAL TABLE INDEX 192:M5
--                 SCAN matched_rows
--                 SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                 USE TEMP B-TREE FOR DISTINCT
--               SCAN found
--           SCAN read_names
--           SCALAR SUBQUERY 19
--             CO-ROUTINE found
--               CO-ROUTINE matched_rows
--                 SCAN document_search VIRTUAL TABLE INDEX 192:M5
--               SCAN matched_rows
--               SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--               USE TEMP B-TREE FOR DISTINCT
--             SCAN found
--         SCAN read_words
--       SCAN corrections
--       CORRELATED SCALAR SUBQUERY 23
--         CO-ROUTINE tiered
--           SCAN tier VIRTUAL TABLE INDEX 1:
--           SCAN document VIRTUAL TABLE INDEX 1:
--           USE TEMP B-TREE FOR GROUP BY
--         USE TEMP B-TREE FOR json_group_array(ORDER BY)
--         SCAN tiered
--     SCAN results
--     SCAN result VIRTUAL TABLE INDEX 1: LEFT-JOIN
--     CORRELATED SCALAR SUBQUERY 25
--       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--       SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?)
--     CORRELATED SCALAR SUBQUERY 25
--       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--       SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-29)
-- SCAN found
-- SEARCH documents USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
-- SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?) LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 1
--   SEARCH own USING INDEX sqlite_autoindex_correspondents_1 (id=?)
--   SEARCH shown USING INDEX sqlite_autoindex_correspondents_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 4
--   USE TEMP B-TREE FOR json_group_array(ORDER BY)
--   SEARCH own USING INDEX sqlite_autoindex_custom_field_values_1 (document_sequence=?)
--   SEARCH field USING INDEX sqlite_autoindex_custom_fields_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH option USING PRIMARY KEY (field_id=? AND option_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH target USING INDEX sqlite_autoindex_documents_1 (id=?)
-- CORRELATED SCALAR SUBQUERY 6
--   CO-ROUTINE (subquery-5)
--     SEARCH document_tags USING COVERING INDEX sqlite_autoindex_document_tags_1 (document_id=?)
--     SEARCH tags USING INDEX sqlite_autoindex_tags_1 (id=?)
--   USE TEMP B-TREE FOR json_group_array(ORDER BY)
--   SCAN (subquery-5)
-- CORRELATED SCALAR SUBQUERY 9
--   CO-ROUTINE (subquery-7)
--     SEARCH document_notes USING INDEX document_notes_by_document (organization_id=? AND document_id=?)
--   SCAN (subquery-7)
--   SCAN word EXISTS VIRTUAL TABLE INDEX 1:
-- USE TEMP B-TREE FOR ORDER BY
