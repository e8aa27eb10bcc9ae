-- 39 parameters, each as /*?*/ and its value
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
    where exists (select 1 from json_each(/*?*/ '["water","bill"]') as word where instr(lower(text), word.value) > 0)
    limit 1
  ) as note
from (
  select *,
    total(text_size) over (order by position) as texts_size
  from (
    with documents_of_filter as not materialized (
      select document_tags.document_sequence as sequence
      from document_tags
      where document_tags.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
        and document_tags.tag_id in (
          select tags.id
          from tags
          where tags.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
            and tags.search_key = /*?*/ 'paid'
        )
    ),
      candidates as materialized (
        select sequence
        from documents_of_filter
        limit iif(
          (
            select total(tags.documents_count)
            from tags
            where tags.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
              and tags.search_key = /*?*/ 'paid'
          ) <= 5000,
          -1,
          0
        )
      ),
      candidates_summary as materialized (
        select iif(are_known, candidates_count, null) as known_count,
          iif(are_known and not are_changed, candidates_count, null) as enough_matches,
          iif(are_known, iif(are_changed, -last_candidate, first_candidate), -9007199254740991) as first_row,
          iif(are_known, last_candidate, 9007199254740991) as last_row,
          iif(
            are_known
            and not are_changed,
            iif(
              candidates_count <= iif(
                candidates_count <= 1000,
                1000,
                iif(
                  candidates_count <= (
                    select iif(total(organization_statistics.documents_count) > 100000, 5000, 1000)
                    from organization_statistics
                    where organization_statistics.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                  ),
                  iif(
                    (
                      select count(*) = 20000
                      from (
                        select 1
                        from document_search
                        where document_search match (
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
                                      limit 2000
                                    ) as words_with_beginning
                                  ) < 2000
                                  and (
                                    select count(*)
                                    from (
                                      select 1
                                      from document_search_terms
                                      where term >= piece.value ->> 'term'
                                        and term <= (piece.value ->> 'term') || char(1114111)
                                      limit 2000
                                    ) as terms_with_beginning
                                  ) < 2000,
                                  ' *',
                                  ''
                                )
                              ),
                              ''
                            order by piece.key
                          )
                          from json_each(
                            /*?*/ '[{"text":"((\"abcdwater\"","word":"water","term":"abcdwater"},{"text":" OR \"abcd___water\"","word":"water","term":"abcd___water"},{"text":" OR name_parts : \"abcd_wat abcd_ate abcd_ter\") AND (\"abcdbill\"","word":"bill","term":"abcdbill"},{"text":" OR \"abcd___bill\"","word":"bill","term":"abcd___bill"},{"text":" OR name_parts : \"abcd_bil abcd_ill\"))"}]'
                          ) as piece
                        )
                        limit 20000
                      ) as matches
                    ),
                    5000,
                    0
                  ),
                  0
                )
              ),
              (
                select count(content_words) = count(*)
                  and total(octet_length(content_words)) * 2 <= 8000000
                from candidates
                left join document_words on document_sequence = candidates.sequence
              ),
              false
            ),
            false
          ) as are_words_read
        from (
          select *,
            (
              select total(tags.documents_count)
              from tags
              where tags.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                and tags.search_key = /*?*/ 'paid'
            ) <= 5000 as are_known,
            exists (
              select 1
              from candidates
              cross join document_index_changes as changed on changed.document_sequence = candidates.sequence
              where changed.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
            ) as are_changed
          from (
            select count(*) as candidates_count,
              min(sequence) as first_candidate,
              max(sequence) as last_candidate
            from candidates
          ) as counted_candidates
        ) as known_candidates
      ),
      filtered_documents as not materialized (
        select documents.sequence as sequence,
          documents.mime_type as mime_type
        from documents
        where documents.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
          and documents.deleted_at is null
          and (true and true)
      ),
      spellings as materialized (
        select value ->> 0 as spelling_0,
          value ->> 1 as spelling_1
        from (select /*?*/ '["water","bill"]' as value)
      ),
      tiers_of_candidates as materialized (
        select sequence,
          max(
            0,
            case
              when instr(name, spelling_0) then 0
              when instr(any_words, ' ' || spelling_0 || ' ') then 1
              when instr(any_words, ' ' || spelling_0) then 2
              when instr(any_words, spelling_0) then 3
            end,
            case
              when instr(name, spelling_1) then 0
              when instr(any_words, ' ' || spelling_1 || ' ') then 1
              when instr(any_words, ' ' || spelling_1) then 2
              when instr(any_words, spelling_1) then 3
            end
          ) as tier
        from (
          select sequence,
            name,
            name_words,
            content_words,
            note_words,
            name_words || content_words || note_words as any_words
          from candidates
          cross join document_words on document_sequence = candidates.sequence
          where (select are_words_read from candidates_summary)
        ) as candidate_words
        cross join spellings
        where true
      ),
      read_candidates as materialized (
        select *,
          iif(
            are_words_read,
            (
              select json_group_object(tier, json(documents))
              from (
                select tier,
                  json_group_array(sequence) as documents
                from (
                  select distinct tiers_of_candidates.sequence,
                    tier as tier
                  from tiers_of_candidates
                  cross join filtered_documents on filtered_documents.sequence = tiers_of_candidates.sequence
                  where tiers_of_candidates.tier is not null
                    and true
                ) as found
                group by tier
              ) as found_by_tier
            ),
            '{}'
          ) as found_candidates
        from candidates_summary
      ),
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
                  where document_search match iif(
                    known_count = 0,
                    '"_"',
                    /*?*/ '((name_parts : "abcd_wat abcd_ate abcd_ter") AND (name_parts : "abcd_bil abcd_ill"))'
                  )
                    and document_search.rowid >= first_row
                    and document_search.rowid <= last_row
                    and iif(
                      known_count is null,
                      exists (
                        select 1
                        from documents_of_filter
                        where documents_of_filter.sequence = abs(document_search.rowid)
                      ),
                      abs(document_search.rowid) in candidates
                    )
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
                  where document_search match iif(
                    known_count = 0,
                    '"_"',
                    /*?*/ '(("abcdwater" OR "abcd___water" OR name_parts : "abcd_wat abcd_ate abcd_ter") AND ("abcdbill" OR "abcd___bill" OR name_parts : "abcd_bil abcd_ill"))'
                  )
                    and document_search.rowid >= first_row
                    and document_search.rowid <= last_row
                    and iif(
                      known_count is null,
                      exists (
                        select 1
                        from documents_of_filter
                        where documents_of_filter.sequence = abs(document_search.rowid)
                      ),
                      abs(document_search.rowid) in candidates
                    )
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
      read_beginnings as materialized (
        select *,
          iif(
            not are_words_read
            and json_array_length(found_words) < coalesce(min(enough_matches, 1001), 1001),
            (
              select json_group_array(sequence)
              from (
                select distinct filtered_documents.sequence
                from (
                  select abs(document_search.rowid) as sequence
                  from document_search
                  where document_search match iif(
                    known_count = 0,
                    '"_"',
                    (
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
                                  limit 2000
                                ) as words_with_beginning
                              ) < 2000
                              and (
                                select count(*)
                                from (
                                  select 1
                                  from document_search_terms
                                  where term >= piece.value ->> 'term'
                                    and term <= (piece.value ->> 'term') || char(1114111)
                                  limit 2000
                                ) as terms_with_beginning
                              ) < 2000,
                              ' *',
                              ''
                            )
                          ),
                          ''
                        order by piece.key
                      )
                      from json_each(
                        /*?*/ '[{"text":"(((\"abcdwater\"","word":"water","term":"abcdwater"},{"text":" OR \"abcd___water\"","word":"water","term":"abcd___water"},{"text":" OR name_parts : \"abcd_wat abcd_ate abcd_ter\") AND (\"abcdbill\"","word":"bill","term":"abcdbill"},{"text":" OR \"abcd___bill\"","word":"bill","term":"abcd___bill"},{"text":" OR name_parts : \"abcd_bil abcd_ill\"))) NOT (((\"abcdwater\" OR \"abcd___water\" OR name_parts : \"abcd_wat abcd_ate abcd_ter\") AND (\"abcdbill\" OR \"abcd___bill\" OR name_parts : \"abcd_bil abcd_ill\")))"}]'
                      ) as piece
                    )
                  )
                    and document_search.rowid >= first_row
                    and document_search.rowid <= last_row
                    and iif(
                      known_count is null,
                      exists (
                        select 1
                        from documents_of_filter
                        where documents_of_filter.sequence = abs(document_search.rowid)
                      ),
                      abs(document_search.rowid) in candidates
                    )
                  order by document_search.rowid desc
                  limit -1
                ) as matched_rows
                cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
                where true
                limit 1001
              ) as found
            ),
            '[]'
          ) as found_beginnings
        from read_words
      ),
      read_insides as materialized (
        select *,
          iif(
            not are_words_read
            and json_array_length(found_words) + json_array_length(found_beginnings) < coalesce(
              min(enough_matches, 1001),
              1001
            ),
            (
              select json_group_array(sequence)
              from (
                select distinct filtered_documents.sequence
                from (
                  select abs(document_search.rowid) as sequence
                  from document_search
                  where document_search match iif(
                    known_count = 0,
                    '"_"',
                    iif(
                      json_array_length(found_words) + json_array_length(found_beginnings) > 100,
                      (
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
                                    limit 2000
                                  ) as words_with_beginning
                                ) < 2000
                                and (
                                  select count(*)
                                  from (
                                    select 1
                                    from document_search_terms
                                    where term >= piece.value ->> 'term'
                                      and term <= (piece.value ->> 'term') || char(1114111)
                                    limit 2000
                                  ) as terms_with_beginning
                                ) < 2000,
                                ' *',
                                ''
                              )
                            ),
                            ''
                          order by piece.key
                        )
                        from json_each(
                          /*?*/ '[{"text":"(name : \"abcd\" NOT (((\"abcdwater\"","word":"water","term":"abcdwater"},{"text":" OR \"abcd___water\"","word":"water","term":"abcd___water"},{"text":" OR name_parts : \"abcd_wat abcd_ate abcd_ter\") AND (\"abcdbill\"","word":"bill","term":"abcdbill"},{"text":" OR \"abcd___bill\"","word":"bill","term":"abcd___bill"},{"text":" OR name_parts : \"abcd_bil abcd_ill\")))) AND "}]'
                        ) as piece
                      ),
                      ''
                    ) || '(' || (
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
                        /*?*/ '[{"text":"((\"abcdwater\"","word":"water","term":"abcdwater"},{"text":" OR \"abcd___water\"","word":"water","term":"abcd___water"},{"text":" OR name_parts : \"abcd_wat abcd_ate abcd_ter\""}]'
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
                              where search_word_parts match /*?*/ '"abcdwat abcdate abcdter"'
                                and search_words.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                                and true
                              limit 500
                            ) as inside_words
                          ) as grouped_words
                          group by alternatives_group
                        ) as groups_of_alternatives
                      ),
                      ''
                    ) || (
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
                        /*?*/ '[{"text":") AND (\"abcdbill\"","word":"bill","term":"abcdbill"},{"text":" OR \"abcd___bill\"","word":"bill","term":"abcd___bill"},{"text":" OR name_parts : \"abcd_bil abcd_ill\""}]'
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
                              where search_word_parts match /*?*/ '"abcdbil abcdill"'
                                and search_words.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                                and true
                              limit 500
                            ) as inside_words
                          ) as grouped_words
                          group by alternatives_group
                        ) as groups_of_alternatives
                      ),
                      ''
                    ) || /*?*/ '))' || ')'
                  )
                    and document_search.rowid >= first_row
                    and document_search.rowid <= last_row
                    and iif(
                      known_count is null,
                      exists (
                        select 1
                        from documents_of_filter
                        where documents_of_filter.sequence = abs(document_search.rowid)
                      ),
                      abs(document_search.rowid) in candidates
                    )
                  order by document_search.rowid desc
                  limit -1
                ) as matched_rows
                cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
                where true
                limit 1001
              ) as found
            ),
            '[]'
          ) as found_insides
        from read_beginnings
      ),
      corrections as materialized (
        select *,
          iif(
            iif(
              are_words_read,
              found_candidates = '{}',
              json_array_length(found_words) + json_array_length(found_beginnings) + json_array_length(found_insides) = 0
            ),
            (
              with words_of_gaps as materialized (
                select key as gap,
                  (
                    select json_group_array(word)
                    from (
                      select word
                      from search_words
                      where search_words.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                        and word <> gap.value ->> '$.typed'
                        and word in (
                          select value
                          from json_each(gap.value -> '$.words')
                          union
                          select substr(gap.value ->> '$.typed', 1, position.value) || letter.value || substr(
                            gap.value ->> '$.typed',
                            position.value + replaced.value + 1
                          )
                          from json_each(gap.value -> '$.positions') as position
                          cross join json_each(gap.value -> '$.letters') as letter
                          cross join json_each('[0, 1]') as replaced
                        )
                      order by id
                      limit 20
                    )
                  ) as words
                from json_each(
                  /*?*/ '[{"typed":"water","typedEnd":"water􏿿","words":["ater","wter","waer","watr","wate","awter","wtaer","waetr","watre"],"positions":[0,1,2,3,4,5],"letters":["0","1","2","3","4","5","6","7","8","9","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z"]}]'
                ) as gap
                where not exists (
                  select 1
                  from search_words
                  where search_words.organization_id = /*?*/ 'org_abcdefghijklmnopqrstuvwx'
                    and word >= gap.value ->> '$.typed'
                    and word < gap.value ->> '$.typedEnd'
                )
              )
              select json_group_array(json_object('gap', gap, 'words', json(words))) filter (where words <> '[]')
              from words_of_gaps
            ),
            '[]'
          ) as corrected_words
        from read_insides
      ),
      read_corrected as materialized (
        select *,
          iif(
            corrected_words <> '[]',
            (
              select json_group_array(sequence)
              from (
                select distinct filtered_documents.sequence
                from (
                  select abs(document_search.rowid) as sequence
                  from document_search
                  where document_search match iif(
                    known_count = 0,
                    '"_"',
                    (
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
                        /*?*/ '[{"text":"((\"abcdwater\"","word":"water","term":"abcdwater"},{"text":" OR \"abcd___water\"","word":"water","term":"abcd___water"},{"text":" OR name_parts : \"abcd_wat abcd_ate abcd_ter\""}]'
                      ) as piece
                    ) || coalesce(
                      (
                        select group_concat(/*?*/ ' OR "abcd' || word.value || '"', '')
                        from json_each(corrected_words) as correction
                        cross join json_each(correction.value -> '$.words') as word
                        where correction.value ->> '$.gap' = 0
                      ),
                      ''
                    ) || (
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
                        /*?*/ '[{"text":") AND (\"abcdbill\"","word":"bill","term":"abcdbill"},{"text":" OR \"abcd___bill\"","word":"bill","term":"abcd___bill"},{"text":" OR name_parts : \"abcd_bil abcd_ill\"))"}]'
                      ) as piece
                    )
                  )
                    and document_search.rowid >= first_row
                    and document_search.rowid <= last_row
                    and iif(
                      known_count is null,
                      exists (
                        select 1
                        from documents_of_filter
                        where documents_of_filter.sequence = abs(document_search.rowid)
                      ),
                      abs(document_search.rowid) in candidates
                    )
                  order by document_search.rowid desc
                  limit -1
                ) as matched_rows
                cross join filtered_documents on filtered_documents.sequence = matched_rows.sequence
                where true
                limit 1001
              ) as found
            ),
            '[]'
          ) as found_corrected
        from corrections
      ),
      results as materialized (
        select corrected_words,
          (
            select json_group_array(sequence order by tier, sequence desc)
            from (
              select document.value as sequence,
                min(cast(tier.key as integer)) as tier
              from json_each(
                iif(
                  corrected_words <> '[]',
                  json_array(json(found_corrected)),
                  iif(
                    are_words_read,
                    found_candidates,
                    json_array(json(found_names), json(found_words), json(found_beginnings), json(found_insides))
                  )
                )
              ) as tier
              cross join json_each(tier.value) as document
              group by 1
            ) as tiered
          ) as sequences
        from read_corrected
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
--   CO-ROUTINE (subquery-122)
--     MATERIALIZE results
--       MATERIALIZE read_corrected
--         MATERIALIZE corrections
--           MATERIALIZE read_insides
--             MATERIALIZE read_beginnings
--               MATERIALIZE read_words
--                 MATERIALIZE read_names
--                   MATERIALIZE read_candidates
--                     MATERIALIZE candidates_summary
--                       CO-ROUTINE counted_candidates
--                         MATERIALIZE candidates
--                           SCALAR SUBQUERY 12
--                             SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                           SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=?)
--                           LIST SUBQUERY 10
--                             SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                         SCAN candidates
--                       SCAN counted_candidates
--                       SCALAR SUBQUERY 23
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       SCALAR SUBQUERY 23
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       SCALAR SUBQUERY 24
--                         SCAN candidates
--                         SEARCH changed USING INTEGER PRIMARY KEY (rowid=?)
--                       SCALAR SUBQUERY 23
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       SCALAR SUBQUERY 24
--                         SCAN candidates
--                         SEARCH changed USING INTEGER PRIMARY KEY (rowid=?)
--                       SCALAR SUBQUERY 23
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       SCALAR SUBQUERY 23
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       SCALAR SUBQUERY 24
--                         SCAN candidates
--                         SEARCH changed USING INTEGER PRIMARY KEY (rowid=?)
--                       SCALAR SUBQUERY 14
--                         SEARCH organization_statistics USING INDEX sqlite_autoindex_organization_statistics_1 (organization_id=?)
--                       SCALAR SUBQUERY 21
--                         CO-ROUTINE matches
--                           SCAN document_search VIRTUAL TABLE INDEX 0:M5
--                           SCALAR SUBQUERY 19
--                             USE TEMP B-TREE FOR group_concat(ORDER BY)
--                             SCAN piece VIRTUAL TABLE INDEX 1:
--                             CORRELATED SCALAR SUBQUERY 16
--                               CO-ROUTINE words_with_beginning
--                                 SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                               SCAN words_with_beginning
--                             CORRELATED SCALAR SUBQUERY 18
--                               CO-ROUTINE terms_with_beginning
--                                 SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                               SCAN terms_with_beginning
--                         SCAN matches
--                       SCALAR SUBQUERY 22
--                         SCAN candidates
--                         SEARCH document_words USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--                     SCAN candidates_summary
--                     SCALAR SUBQUERY 36
--                       CO-ROUTINE found_by_tier
--                         CO-ROUTINE found
--                           MATERIALIZE tiers_of_candidates
--                             MATERIALIZE spellings
--                               CO-ROUTINE (subquery-29)
--                                 SCAN CONSTANT ROW
--                               SCAN (subquery-29)
--                             SCAN candidates
--                             SCALAR SUBQUERY 31
--                               SCAN candidates_summary
--                             SEARCH document_words USING INTEGER PRIMARY KEY (rowid=?)
--                             SCAN spellings
--                           SCAN tiers_of_candidates
--                           SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                           USE TEMP B-TREE FOR DISTINCT
--                         SCAN found
--                         USE TEMP B-TREE FOR GROUP BY
--                       SCAN found_by_tier
--                   SCAN read_candidates
--                   CORRELATED SCALAR SUBQUERY 42
--                     CO-ROUTINE found
--                       CO-ROUTINE matched_rows
--                         SCAN document_search VIRTUAL TABLE INDEX 192:M5><
--                         CORRELATED SCALAR SUBQUERY 38
--                           SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)
--                           REUSE LIST SUBQUERY 10
--                         LIST SUBQUERY 39
--                           SCAN candidates
--                           CREATE BLOOM FILTER
--                       SCAN matched_rows
--                       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                       USE TEMP B-TREE FOR DISTINCT
--                     SCAN found
--                 SCAN read_names
--                 CORRELATED SCALAR SUBQUERY 48
--                   CO-ROUTINE found
--                     CO-ROUTINE matched_rows
--                       SCAN document_search VIRTUAL TABLE INDEX 192:M5><
--                       CORRELATED SCALAR SUBQUERY 44
--                         SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)
--                         LIST SUBQUERY 10
--                           SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                       LIST SUBQUERY 45
--                         SCAN candidates
--                         CREATE BLOOM FILTER
--                     SCAN matched_rows
--                     SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                     USE TEMP B-TREE FOR DISTINCT
--                   SCAN found
--               SCAN read_words
--               CORRELATED SCALAR SUBQUERY 59
--                 CO-ROUTINE found
--                   CO-ROUTINE matched_rows
--                     SCAN document_search VIRTUAL TABLE INDEX 192:M5><
--                     SCALAR SUBQUERY 54
--                       USE TEMP B-TREE FOR group_concat(ORDER BY)
--                       SCAN piece VIRTUAL TABLE INDEX 1:
--                       CORRELATED SCALAR SUBQUERY 51
--                         CO-ROUTINE words_with_beginning
--                           SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                         SCAN words_with_beginning
--                       CORRELATED SCALAR SUBQUERY 53
--                         CO-ROUTINE terms_with_beginning
--                           SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                         SCAN terms_with_beginning
--                     CORRELATED SCALAR SUBQUERY 55
--                       SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)
--                       LIST SUBQUERY 10
--                         SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                     LIST SUBQUERY 56
--                       SCAN candidates
--                       CREATE BLOOM FILTER
--                   SCAN matched_rows
--                   SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                   USE TEMP B-TREE FOR DISTINCT
--                 SCAN found
--             SCAN read_beginnings
--             CORRELATED SCALAR SUBQUERY 88
--               CO-ROUTINE found
--                 CO-ROUTINE matched_rows
--                   SCAN document_search VIRTUAL TABLE INDEX 192:M5><
--                   SCALAR SUBQUERY 65
--                     USE TEMP B-TREE FOR group_concat(ORDER BY)
--                     SCAN piece VIRTUAL TABLE INDEX 1:
--                     CORRELATED SCALAR SUBQUERY 62
--                       CO-ROUTINE words_with_beginning
--                         SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                       SCAN words_with_beginning
--                     CORRELATED SCALAR SUBQUERY 64
--                       CO-ROUTINE terms_with_beginning
--                         SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                       SCAN terms_with_beginning
--                   SCALAR SUBQUERY 70
--                     USE TEMP B-TREE FOR group_concat(ORDER BY)
--                     SCAN piece VIRTUAL TABLE INDEX 1:
--                     CORRELATED SCALAR SUBQUERY 67
--                       CO-ROUTINE words_with_beginning
--                         SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                       SCAN words_with_beginning
--                     CORRELATED SCALAR SUBQUERY 69
--                       CO-ROUTINE terms_with_beginning
--                         SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                       SCAN terms_with_beginning
--                   SCALAR SUBQUERY 74
--                     CO-ROUTINE groups_of_alternatives
--                       CO-ROUTINE grouped_words
--                         CO-ROUTINE (subquery-123)
--                           SCAN search_word_parts VIRTUAL TABLE INDEX 0:M1
--                           SEARCH search_words USING INTEGER PRIMARY KEY (rowid=?)
--                         SCAN (subquery-123)
--                       SCAN grouped_words
--                       USE TEMP B-TREE FOR GROUP BY
--                     SCAN groups_of_alternatives
--                   SCALAR SUBQUERY 79
--                     USE TEMP B-TREE FOR group_concat(ORDER BY)
--                     SCAN piece VIRTUAL TABLE INDEX 1:
--                     CORRELATED SCALAR SUBQUERY 76
--                       CO-ROUTINE words_with_beginning
--                         SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                       SCAN words_with_beginning
--                     CORRELATED SCALAR SUBQUERY 78
--                       CO-ROUTINE terms_with_beginning
--                         SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                       SCAN terms_with_beginning
--                   SCALAR SUBQUERY 83
--                     CO-ROUTINE groups_of_alternatives
--                       CO-ROUTINE grouped_words
--                         CO-ROUTINE (subquery-124)
--                           SCAN search_word_parts VIRTUAL TABLE INDEX 0:M1
--                           SEARCH search_words USING INTEGER PRIMARY KEY (rowid=?)
--                         SCAN (subquery-124)
--                       SCAN grouped_words
--                       USE TEMP B-TREE FOR GROUP BY
--                     SCAN groups_of_alternatives
--                   CORRELATED SCALAR SUBQUERY 84
--                     SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)
--                     LIST SUBQUERY 10
--                       SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--                   LIST SUBQUERY 85
--                     SCAN candidates
--                     CREATE BLOOM FILTER
--                 SCAN matched_rows
--                 SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--                 USE TEMP B-TREE FOR DISTINCT
--               SCAN found
--           SCAN read_insides
--           SCALAR SUBQUERY 96
--             MATERIALIZE words_of_gaps
--               SCAN gap VIRTUAL TABLE INDEX 1:
--               CORRELATED SCALAR SUBQUERY 94
--                 SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--               CORRELATED SCALAR SUBQUERY 93
--                 CO-ROUTINE (subquery-92)
--                   SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word=?)
--                   CORRELATED LIST SUBQUERY 91
--                     MERGE (UNION)
--                       LEFT
--                         SCAN json_each VIRTUAL TABLE INDEX 1:
--                         USE TEMP B-TREE FOR ORDER BY
--                       RIGHT
--                         SCAN position VIRTUAL TABLE INDEX 1:
--                         SCAN letter VIRTUAL TABLE INDEX 1:
--                         SCAN replaced VIRTUAL TABLE INDEX 1:
--                         USE TEMP B-TREE FOR ORDER BY
--                   USE TEMP B-TREE FOR ORDER BY
--                 SCAN (subquery-92)
--             SCAN words_of_gaps
--         SCAN corrections
--         CORRELATED SCALAR SUBQUERY 113
--           CO-ROUTINE found
--             CO-ROUTINE matched_rows
--               SCAN document_search VIRTUAL TABLE INDEX 192:M5><
--               SCALAR SUBQUERY 102
--                 USE TEMP B-TREE FOR group_concat(ORDER BY)
--                 SCAN piece VIRTUAL TABLE INDEX 1:
--                 CORRELATED SCALAR SUBQUERY 99
--                   CO-ROUTINE words_with_beginning
--                     SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                   SCAN words_with_beginning
--                 CORRELATED SCALAR SUBQUERY 101
--                   CO-ROUTINE terms_with_beginning
--                     SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                   SCAN terms_with_beginning
--               CORRELATED SCALAR SUBQUERY 103
--                 SCAN correction VIRTUAL TABLE INDEX 1:
--                 SCAN word VIRTUAL TABLE INDEX 1:
--               SCALAR SUBQUERY 108
--                 USE TEMP B-TREE FOR group_concat(ORDER BY)
--                 SCAN piece VIRTUAL TABLE INDEX 1:
--                 CORRELATED SCALAR SUBQUERY 105
--                   CO-ROUTINE words_with_beginning
--                     SEARCH search_words USING COVERING INDEX search_words_organization_word (organization_id=? AND word>? AND word<?)
--                   SCAN words_with_beginning
--                 CORRELATED SCALAR SUBQUERY 107
--                   CO-ROUTINE terms_with_beginning
--                     SCAN document_search_terms VIRTUAL TABLE INDEX 1537:
--                   SCAN terms_with_beginning
--               CORRELATED SCALAR SUBQUERY 109
--                 SEARCH document_tags USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)
--                 LIST SUBQUERY 10
--                   SEARCH tags USING INDEX tags_by_search_key (organization_id=? AND search_key=?)
--               LIST SUBQUERY 110
--                 SCAN candidates
--                 CREATE BLOOM FILTER
--             SCAN matched_rows
--             SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--             USE TEMP B-TREE FOR DISTINCT
--           SCAN found
--       SCAN read_corrected
--       CORRELATED SCALAR SUBQUERY 116
--         CO-ROUTINE tiered
--           SCAN tier VIRTUAL TABLE INDEX 1:
--           SCAN document VIRTUAL TABLE INDEX 1:
--           USE TEMP B-TREE FOR GROUP BY
--         USE TEMP B-TREE FOR json_group_array(ORDER BY)
--         SCAN tiered
--     SCAN results
--     SCAN result VIRTUAL TABLE INDEX 1: LEFT-JOIN
--     CORRELATED SCALAR SUBQUERY 118
--       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--       SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?)
--     CORRELATED SCALAR SUBQUERY 118
--       SEARCH documents USING INTEGER PRIMARY KEY (rowid=?)
--       SEARCH document_contents USING INDEX sqlite_autoindex_document_contents_1 (document_id=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN (subquery-122)
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
