import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/features/document-search/parse-search-query.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentContentsTable } from '../document-content/document-content-table.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { indexedText } from './indexed-text.ts';
import { tokenPrefix, type MatchExpressions } from './match-expression.ts';
import { trigramsOf } from './index-text.ts';
import type { Marker } from './snippet.ts';
import { filterCondition } from './search-filter-store.ts';

/** A count beyond this is only known to be larger. */
export const maxCount = 1000;

/** Words looked up for the inside of one search; the words an archive knew first, which are its most frequent, win. */
const maxInsideWords = 1000;

/**
 * Writes a document's index row anew, within somebody's batch. Needed when name or content changed; the trash leaves
 * the index alone. Does nothing for a document that is not there.
 */
export function indexDocumentStatements(
  scope: OrganizationScope,
  document: { documentId: string; name: string; content: string },
): Statement[] {
  const { database, organizationId } = scope;
  const { name, nameParts, contents, wordLists } = indexedText(tokenPrefix(organizationId), document);
  return [
    database.run(sql`
      insert or replace into document_search (rowid, name, name_parts, content, content_2, content_3)
      select ${documentsTable.sequence}, ${name}, ${nameParts}, ${contents[0]}, ${contents[1]}, ${contents[2]}
      from ${documentsTable}
      where ${documentsTable.id} = ${document.documentId} and ${documentsTable.organizationId} = ${organizationId}`),
    ...wordLists.map((words) =>
      database.run(sql`
        insert or ignore into search_words (organization_id, word)
        select ${organizationId}, value from json_each(${words})`),
    ),
  ];
}

/** Forgets documents for good, in the batch that deletes them and before they are deleted. */
export function removeFromIndexStatements(scope: OrganizationScope, documentIds: string[]): Statement[] {
  if (documentIds.length === 0) return [];
  return [
    scope.database.run(sql`
      delete from document_search where rowid in (
        select ${documentsTable.sequence} from ${documentsTable}
        where ${documentsTable.id} in (select value from json_each(${JSON.stringify(documentIds)}))
          and ${documentsTable.organizationId} = ${scope.organizationId})`),
  ];
}

export type SearchPage = { pageIndex: number; pageSize: number };

/**
 * One page of what was found and how much there is, in one statement. The tiers are each read newest first and no
 * further than the page needs; words are only looked into when their beginnings do not fill the count.
 */
export async function findMatches(
  scope: OrganizationScope,
  search: { match: MatchExpressions; filters: SearchFilter[]; page: SearchPage; excerptAround: Marker[] },
) {
  const { match, filters, page } = search;
  const offset = page.pageIndex * page.pageSize;
  const end = offset + page.pageSize;
  const countEnd = Math.max(end, maxCount + 1);
  const tier = (expression: SQL, limit: number) => sql`
    select living.sequence from document_search cross join living on living.sequence = document_search.rowid
    where document_search match ${expression}
    order by document_search.rowid desc limit ${limit}`;
  const found = sql`
    (with living as not materialized (
        select ${documentsTable.sequence} as sequence from ${documentsTable}
        where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
          and ${filterCondition(filters)}),
      by_name as materialized (${tier(sql`${match.name}`, end)}),
      by_word as materialized (${tier(sql`${match.word}`, end)}),
      by_beginning as materialized (${tier(sql`${match.beginning}`, countEnd)}),
      by_inside as materialized (${match.inside.gaps.length === 0 ? sql`select 0 as sequence where false` : tier(insideExpression(scope, match.inside, countEnd), countEnd)}),
      tiers as (
        select sequence, 0 as tier from by_name union all select sequence, 1 from by_word
        union all select sequence, 2 from by_beginning union all select sequence, 3 from by_inside),
      page as (
        select sequence, min(tier) as tier from tiers group by sequence
        order by 2, 1 desc limit ${page.pageSize} offset ${offset})
    select counted.matches_count, page.sequence, page.tier
    from (select max((select count(*) from by_beginning), (select count(*) from by_inside)) as matches_count) as counted
    left join page on true) as found`;
  return scope.database
    .select({
      ...documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      excerpt: excerptColumn(search.excerptAround),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .leftJoin(documentContentsTable, sql`${documentContentsTable.documentId} = ${documentsTable.id}`)
    .orderBy(sql`found.tier`, sql`found.sequence desc`);
}

/** Fills the gaps of an expression with the organization's words that contain them; no document at all once the count is full. */
function insideExpression(scope: OrganizationScope, inside: MatchExpressions['inside'], countEnd: number): SQL {
  const prefix = tokenPrefix(scope.organizationId);
  const limit = Math.ceil(maxInsideWords / inside.gaps.length);
  const pieces = inside.texts.flatMap((text, index) => {
    const gap = inside.gaps[index];
    if (gap === undefined) return [sql`${text}`];
    const parts = `"${trigramsOf(gap)
      .map((trigram) => prefix + trigram)
      .join(' ')}"`;
    return [
      sql`${text}`,
      sql`coalesce((
        select group_concat(' OR {content content_2 content_3} : "' || word || '"', '') from (
          select substr(search_words.organization_id, 5, 4) || search_words.word as word from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
          where search_word_parts match ${parts} and search_words.organization_id = ${scope.organizationId}
          limit ${limit})), '')`,
    ];
  });
  return sql`case when (select count(*) from by_beginning) < ${countEnd} then ${sql.join(pieces, sql` || `)} else '"_"' end`;
}

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;

/** The text around the first of some words, as far as SQL can see it; short texts as a whole. */
function excerptColumn(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers.slice(0, maxExcerptWords).map(({ typed }) => sql`nullif(instr(lower(${content}), ${typed}), 0), `);
  return sql<string | null>`case
    when octet_length(${content}) <= ${wholeContentBytes} then ${content}
    else substr(${content}, max(1, coalesce(${sql.join(positions)}1, 1) - ${excerptLead}), ${excerptLength}) end`.as('excerpt');
}
