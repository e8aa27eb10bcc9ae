import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SimilarDocument } from '../../../shared/archive/tag-proposals/propose-tags.ts';
import { tellingWords } from '../../../shared/archive/tag-proposals/telling-words.ts';
import { documentTagSchema, type DocumentTag } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { tokenPrefixOf } from '../search/index/search-tokens.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

const documentTagsSchema = z.array(documentTagSchema);

type SimilarRow = { similarity: number; tags: string };

/** What similar documents are looked for by. */
export type Subject = { sequence: number; correspondentId: string | null; text: string };

/** For each word, the newest documents: so the costs do not grow with the archive. */
const documentsPerWord = sql.raw('32');
const mostRanked = sql.raw('100');
const mostSimilar = sql.raw('24');
/** The same correspondent says as much as so many words. */
const wordsOfCorrespondent = 4;

/**
 * Selects documents with tags that have telling words or the correspondent in common with another one, the most similar first. A word
 * counts by how rarely it occurs among the newest documents, which is seen by the gap between those that have it, in comparison with
 * all documents: SQLite's own bm25 would read all entries of each word.
 */
export function selectSimilar(scope: OrganizationScope, subject: Subject) {
  const { database, organizationId } = scope;
  const { sequence, correspondentId, text } = subject;
  const prefix = tokenPrefixOf(organizationId);
  const words = tellingWords(text);
  // The name of every document contains the bare prefix.
  const expressions = [[''], ...words].map(
    (tokens) => `"${tokens.map((token) => prefix + token).join(' ')}"`,
  );
  return database.all<SimilarRow>(sql`
    with found as materialized (
      select words.key as word, (
        select json_group_array(rowid) from (
          select rowid from document_search
          where document_search match words.value and rowid <> ${sequence}
          order by rowid desc limit ${documentsPerWord})) as sequences
      from json_each(${JSON.stringify(expressions)}) as words
      union all
      select -1, json_group_array(sequence order by sequence desc) from (
        select sequence from ${documentsTable}
        where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is null
          and +sequence <> ${sequence}
        order by document_date desc, sequence desc limit ${documentsPerWord})
    ),
    counted as materialized (
      select word, json_array_length(sequences) as count, sequences ->> 0 as newest, sequences ->> '$[#-1]' as oldest
      from found where sequences <> '[]'
    ),
    whole as materialized (select max(newest) - min(oldest) + 1.0 as span from counted),
    gaps as materialized (
      select word, iif(count < ${documentsPerWord}, span, newest - oldest + 1.0) / count as gap from counted cross join whole
    ),
    everywhere as materialized (select gap from gaps where word = 0),
    weights as materialized (
      select word, ln(1 + gaps.gap / everywhere.gap) * iif(word = -1, ${wordsOfCorrespondent}, 1) as weight
      from gaps cross join everywhere where word <> 0
    ),
    all_words as materialized (
      select (select coalesce(sum(weight), 0) from weights)
        + (${words.length} - (select count(*) from weights where word > 0)) * ln(1 + whole.span / everywhere.gap) as weight
      from whole cross join everywhere
    ),
    ranked as materialized (
      select hit.value as sequence, sum(weights.weight) as weight
      from found inner join weights using (word) cross join json_each(found.sequences) as hit
      group by hit.value order by 2 desc, 1 desc limit ${mostRanked}
    )
    select ranked.weight / all_words.weight as similarity, (
      select json_group_array(json_object('id', ${tagsTable.id}, 'name', ${tagsTable.name}, 'color', ${tagsTable.color}))
      from ${documentTagsTable} as link inner join ${tagsTable} on ${tagsTable.id} = link.tag_id
      where link.document_id = ${documentsTable.id}) as tags
    from ranked cross join all_words cross join ${documentsTable} on ${documentsTable.sequence} = ranked.sequence
    where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null
      and exists (select 1 from ${documentTagsTable} as link where link.document_id = ${documentsTable.id})
    order by ranked.weight desc, ranked.sequence desc limit ${mostSimilar}`);
}

/** The documents of those rows, and their tags by id. */
export function toSimilarDocuments(rows: readonly SimilarRow[]) {
  const tags = new Map<string, DocumentTag>();
  const documents = rows.map(({ similarity, tags: json }): SimilarDocument => {
    const own = documentTagsSchema.parse(JSON.parse(json));
    for (const tag of own) tags.set(tag.id, tag);
    return { similarity, tagIds: own.map(({ id }) => id) };
  });
  return { documents, tags };
}
