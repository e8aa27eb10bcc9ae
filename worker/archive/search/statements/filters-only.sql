-- 23 parameters, each as /*?*/ and its value
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
  found.matches_count as matches_count
from (
  with counted as materialized (
    select min(all_count, 1001) as matches_count,
      all_count >= 1001 as has_many_matches,
      matches,
      iif(all_count < 1001, max(min(50, all_count - 0), 0), 50) as page_length
    from (
      select json_array_length(matches) as all_count,
        matches
      from (
        select (
          select json_group_array(sequence)
          from (
            select documents.sequence
            from documents indexed by documents_by_type
            where (
              (documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx' and documents.deleted_at is null)
              and (true and true)
            )
              and (
                documents.document_type = /*?*/ 'invoice'
                and (documents.document_date >= /*?*/ '2026-01-01' and documents.document_date < /*?*/ '2027-01-01')
              )
            limit 1001
          )
        ) as matches
      ) as found
    ) as counted_matches
  ),
    candidates_counted as materialized (
      select *,
        iif(
          has_many_matches,
          (
            max(
              2000,
              coalesce(
                (
                  select documents_count / 8
                  from organization_statistics
                  where organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                ),
                0
              )
            ) >= (
              select count(*)
              from (
                select documents.sequence as sequence
                from documents indexed by documents_by_type
                where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                  and documents.deleted_at is null
                  and (
                    documents.document_type = /*?*/ 'invoice'
                    and (documents.document_date >= /*?*/ '2026-01-01' and documents.document_date < /*?*/ '2027-01-01')
                  )
                limit max(
                  2000,
                  coalesce(
                    (
                      select documents_count / 8
                      from organization_statistics
                      where organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                    ),
                    0
                  )
                ) + 1
              ) as candidates
            )
          ),
          null
        ) as has_few_candidates
      from counted
    ),
    page_of_first as materialized (
      select *,
        iif(
          has_many_matches
          and has_few_candidates is not true,
          (
            select json_group_array(sequence)
            from (
              select documents.sequence as sequence
              from (
                select documents.sequence as sequence
                from documents indexed by documents_by_created_at
                where (
                  documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                  and documents.deleted_at is null
                )
                  and true
                  and true
                order by documents.created_at desc,
                  documents.sequence desc
                limit 3000 offset 0
              ) as first_in_order
              cross join documents on documents.sequence = first_in_order.sequence
              where (
                (
                  documents.document_type = /*?*/ 'invoice'
                  and (documents.document_date >= /*?*/ '2026-01-01' and documents.document_date < /*?*/ '2027-01-01')
                )
                and (true and true)
              )
                and (documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx' and documents.deleted_at is null)
              limit 50 offset 0
            )
          ),
          '[]'
        ) as sequences_of_first
      from candidates_counted
    ),
    page as (
      select matches_count,
        case
          when not has_many_matches then (
            select json_group_array(sequence)
            from (
              select documents.sequence as sequence
              from json_each(matches) as counted_match
              cross join documents on documents.sequence = counted_match.value
              order by documents.created_at desc,
                documents.sequence desc
              limit 50 offset 0
            )
          )
          when json_array_length(sequences_of_first) = 50 then sequences_of_first
          when has_few_candidates then (
            select json_group_array(sequence)
            from (
              select documents.sequence
              from documents indexed by documents_by_type
              where (
                (documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx' and documents.deleted_at is null)
                and (true and true)
              )
                and (
                  documents.document_type = /*?*/ 'invoice'
                  and (documents.document_date >= /*?*/ '2026-01-01' and documents.document_date < /*?*/ '2027-01-01')
                )
              order by documents.created_at desc,
                documents.sequence desc
              limit 50 offset 0
            )
          )
          else (
            select json_group_array(sequence)
            from (
              select documents.sequence as sequence
              from documents indexed by documents_by_created_at
              where (documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx' and documents.deleted_at is null)
                and true
                and (
                  (
                    documents.document_type = /*?*/ 'invoice'
                    and (documents.document_date >= /*?*/ '2026-01-01' and documents.document_date < /*?*/ '2027-01-01')
                  )
                  and true
                )
              order by documents.created_at desc,
                documents.sequence desc
              limit 50 offset 0
            )
          )
        end as sequences
      from page_of_first
    )
  select matches_count,
    on_page.value as sequence
  from page
  left join json_each(page.sequences) as on_page on true
) as found
left join documents on documents.sequence = found.sequence
order by documents.created_at desc,
  documents.sequence desc;

-- Query plan
-- MATERIALIZE page_of_first
--   MATERIALIZE candidates_counted
--     MATERIALIZE counted
--       CO-ROUTINE found
--         SCAN CONSTANT ROW
--         SCALAR SUBQUERY 8
--           CO-ROUTINE (subquery-7)
--             SEARCH documents USING COVERING INDEX documents_by_type (organization_id=? AND document_type=? AND document_date>? AND document_date<?)
--           SCAN (subquery-7)
--       SCAN found
--     SCAN counted
--     SCALAR SUBQUERY 12
--       SEARCH organization_statistics USING INDEX sqlite_autoindex_organization_statistics_1 (organization_id=?)
--     SCALAR SUBQUERY 15
--       CO-ROUTINE candidates
--         SCALAR SUBQUERY 13
--           SEARCH organization_statistics USING INDEX sqlite_autoindex_organization_statistics_1 (organization_id=?)
--         SEARCH documents USING COVERING INDEX documents_by_type (organization_id=? AND document_type=? AND document_date>? AND document_date<?)
--       SCAN candidates
--   SCAN candidates_counted
--   SCALAR SUBQUERY 19
--     CO-ROUTINE (subquery-18)
--       CO-ROUTINE first_in_order
--         SEARCH documents USING INDEX documents_by_created_at (organization_id=?)
--       SCAN first_in_order
--       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--     SCAN (subquery-18)
-- SCAN page_of_first
-- SCAN on_page VIRTUAL TABLE INDEX 1: LEFT-JOIN
-- CORRELATED SCALAR SUBQUERY 22
--   CO-ROUTINE (subquery-21)
--     SCAN counted_match VIRTUAL TABLE INDEX 1:
--     SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-21)
-- SCALAR SUBQUERY 24
--   CO-ROUTINE (subquery-23)
--     SEARCH documents USING INDEX documents_by_type (organization_id=? AND document_type=? AND document_date>? AND document_date<?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-23)
-- SCALAR SUBQUERY 26
--   CO-ROUTINE (subquery-25)
--     SEARCH documents USING INDEX documents_by_created_at (organization_id=?)
--   SCAN (subquery-25)
-- SEARCH documents USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
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
-- USE TEMP B-TREE FOR ORDER BY
