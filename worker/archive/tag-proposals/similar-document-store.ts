import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { SimilarDocument } from '../../../shared/archive/tag-proposals/propose-tags.ts';
import { tellingWords } from '../../../shared/archive/tag-proposals/telling-words.ts';
import { documentTagSchema, type DocumentTag } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { always } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { tokenPrefixOf } from '../search/index/search-tokens.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

const documentTagsSchema = z.array(documentTagSchema);

type SimilarRow = { similarity: number; tags: string };

type Subject = { sequence: number; correspondentId: string | null; text: string };

/**
 * The number of newest documents that are read for each word, so that the cost does not grow with
 * the archive.
 */
const documentsPerWord = sql.raw('32');
const mostRanked = sql.raw('100');
const mostSimilar = 24;
const wordsOfCorrespondent = 4;
/**
 * Two terms that find documents besides words. They cannot be words, because they contain a space.
 */
const everyDocument = 'every document';
const sameCorrespondent = 'same correspondent';
const isEveryDocument = sql.raw(`word = '${everyDocument}'`);
const isCorrespondent = sql.raw(`word = '${sameCorrespondent}'`);

export function selectSimilar(scope: OrganizationScope, subject: Subject) {
  const column = sql`(
      select json_group_array(json_object('id', ${tagsTable.id}, 'name', ${tagsTable.name}, 'color', ${tagsTable.color}))
      from ${documentTagsTable} as link inner join ${tagsTable} on ${tagsTable.id} = link.tag_id
      where link.document_id = ${documentsTable.id}) as tags`;
  const condition = sql`exists (select 1 from ${documentTagsTable} as link where link.document_id = ${documentsTable.id})`;
  return scope.database.all<SimilarRow>(
    similarDocuments(scope, withWords(subject), { column, condition, most: mostSimilar }),
  );
}

export async function findSimilarIds(
  scope: OrganizationScope,
  subject: Subject,
): Promise<string[]> {
  const column = sql`${documentsTable.id} as id`;
  const options = { column, condition: always, most: mostSimilar };
  const similar = similarDocuments(scope, withWords(subject), options);
  const rows = await scope.database.all<{ id: string }>(similar);
  return rows.map(({ id }) => id);
}

/** With `prefersRareWords`, a few rare words count more than all words that many documents have. */
type SimilarOptions = { column: SQL; condition: SQL; most: number; prefersRareWords?: boolean };

const rarity = sql.raw('ln(1 + word_gaps.gap / document_gap.gap)');

function withWords({ text, ...subject }: Subject) {
  return { ...subject, words: tellingWords(text) };
}

/**
 * Selects documents that share rare words or the correspondent with another document, the most similar first.
 * The weight of a word depends on how rare it is among the newest documents, measured by the mean difference of the
 * sequences of the documents that contain it, compared with that of all documents. SQLite's own bm25 would read all
 * entries of each word.
 */
export function similarDocuments(
  { organizationId }: OrganizationScope,
  { sequence, correspondentId, words }: Omit<Subject, 'text'> & { words: string[][] },
  { column, condition, most, prefersRareWords = false }: SimilarOptions,
): SQL {
  const prefix = tokenPrefixOf(organizationId);
  // The name of every document contains the bare prefix, so this finds all documents.
  const searched = [
    { word: everyDocument, tokens: [''] },
    ...words.map((tokens) => ({ word: tokens.join(''), tokens })),
  ].map(({ word, tokens }) => ({
    word,
    expression: `"${tokens.map((token) => prefix + token).join(' ')}"`,
  }));
  return sql`
    with documents_of_words as materialized (
      select searched.value ->> 'word' as word, (
        select json_group_array(rowid) from (
          select rowid from document_search
          where document_search match searched.value ->> 'expression' and rowid <> ${sequence}
          order by rowid desc limit ${documentsPerWord}) as newest_with_word) as sequences
      from json_each(${JSON.stringify(searched)}) as searched
      union all
      select ${sql.raw(`'${sameCorrespondent}'`)}, json_group_array(sequence order by sequence desc) from (
        select sequence from ${documentsTable}
        where organization_id = ${organizationId} and correspondent_id = ${correspondentId} and deleted_at is null
          and +sequence <> ${sequence}
        order by document_date desc, sequence desc limit ${documentsPerWord}) as newest_of_correspondent
    ),
    word_ranges as materialized (
      select word, json_array_length(sequences) as documents_count, sequences ->> 0 as newest, sequences ->> '$[#-1]' as oldest
      from documents_of_words where sequences <> '[]'
    ),
    whole_range as materialized (select max(newest) - min(oldest) + 1.0 as span from word_ranges),
    word_gaps as materialized (
      select word, iif(documents_count < ${documentsPerWord}, span, newest - oldest + 1.0) / documents_count as gap
      from word_ranges cross join whole_range
    ),
    document_gap as materialized (select gap from word_gaps where ${isEveryDocument}),
    word_weights as materialized (
      select word, ${prefersRareWords ? sql`${rarity} * ${rarity} * ${rarity}` : rarity} * iif(${isCorrespondent}, ${wordsOfCorrespondent}, 1) as weight
      from word_gaps cross join document_gap where not (${isEveryDocument})
    ),
    subject_weight as materialized (
      select (select coalesce(sum(weight), 0) from word_weights)
        + (${words.length} - (select count(*) from word_weights where not (${isCorrespondent})))
          * ln(1 + whole_range.span / document_gap.gap) as weight
      from whole_range cross join document_gap
    ),
    ranked_documents as materialized (
      select found.value as sequence, sum(word_weights.weight) as weight
      from documents_of_words inner join word_weights using (word) cross join json_each(documents_of_words.sequences) as found
      group by found.value order by 2 desc, 1 desc limit ${mostRanked}
    )
    select ranked_documents.weight / subject_weight.weight as similarity, ${column}
    from ranked_documents cross join subject_weight
      cross join ${documentsTable} on ${documentsTable.sequence} = ranked_documents.sequence
    where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null
      and ${condition}
    order by ranked_documents.weight desc, ranked_documents.sequence desc limit ${literal(most)}`;
}

export function toSimilarDocuments(rows: readonly SimilarRow[]) {
  const tags = new Map<string, DocumentTag>();
  const documents = rows.map(({ similarity, tags: json }): SimilarDocument => {
    const own = documentTagsSchema.parse(JSON.parse(json));
    for (const tag of own) tags.set(tag.id, tag);
    return { similarity, tagIds: own.map(({ id }) => id) };
  });
  return { documents, tags };
}
