import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { listCondition } from '../documents/document-list-store.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { tokenPrefixOf, trigramTokens } from './index/search-tokens.ts';
import type { MatchExpressions } from './match-expression.ts';
import { filterCondition, fewCandidates, maxCandidates } from './search-filter-store.ts';
import type { Marker } from './snippet.ts';

/** Results are counted up to this number. */
export const maxCount = 1000;

/** Words looked up for one search: the first ones of the archive, which are its most frequent. */
const maxInsideWords = 1000;

export type MatchSearch = {
  match: MatchExpressions;
  filters: SearchFilter[];
  listFilter: DocumentFilter;
  page: Pagination;
  excerptAround: Marker[];
};

/**
 * One page of results and their number, in one statement. Each tier is read newest first, only as far as the page or
 * the count needs, and only if no tier before it was enough.
 */
export function findMatches(
  scope: OrganizationScope,
  { match, filters, listFilter, page, excerptAround }: MatchSearch,
) {
  const offset = page.pageIndex * page.pageSize;
  const end = Math.max(offset + page.pageSize, maxCount + 1);
  const candidates = fewCandidates(scope, filters, listFilter.tags);
  const expressions = [...new Set([match.name, match.word, match.beginning])].map(
    (expression) => sql`${expression}`,
  );
  if (match.inside.gaps.length > 0) expressions.push(insideExpression(scope, match.inside));
  const tiers = expressions.map((expression, index) =>
    readTier(expression, { end, index, hasCandidates: candidates !== undefined }),
  );
  const found = sql`(
    with candidates as materialized (${candidates ?? sql`select 0 as sequence where false`}),
      active as not materialized (
        select ${documentsTable.sequence} as sequence from ${documentsTable}
        where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
          and ${filterCondition(filters)} and ${listCondition(listFilter)}),
      ${sql.join(
        tiers.map(
          (tier, index) => sql`
            ${tierName(index)} as materialized (${tier}),
            ${countName(index)} as materialized (select count(*) as documents from ${tierName(index)})`,
        ),
        sql`, `,
      )},
      found_sequences as (${sql.join(
        tiers.map(
          (_, index) =>
            sql`select sequence, ${sql.raw(String(index))} as tier from ${tierName(index)}`,
        ),
        sql` union all `,
      )}),
      page as (
        select sequence, min(tier) as tier from found_sequences group by sequence
        order by 2, 1 desc limit ${page.pageSize} offset ${offset})
    select counted.matches_count, page.sequence, page.tier
    from (select ${largestOf(tiers.length)} as matches_count) as counted
      left join page on true) as found`;
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      excerpt: excerptColumn(excerptAround),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .leftJoin(
      documentContentsTable,
      sql`${documentContentsTable.documentId} = ${documentsTable.id}`,
    )
    .orderBy(sql`found.tier`, sql`found.sequence desc`);
}

type TierReading = { end: number; index: number; hasCandidates: boolean };

/**
 * Documents that match an expression, the newest first; only candidates if a filter has few enough to know them all.
 */
function readTier(expression: SQL, { end, index, hasCandidates }: TierReading): SQL {
  const isNeeded = sql`${largestOf(index)} < ${sql.raw(String(end))}`;
  const isCandidate = hasCandidates
    ? sql`and (document_search.rowid in candidates or (select count(*) from candidates) = ${maxCandidates})`
    : sql``;
  return sql`
    select active.sequence from document_search cross join active on active.sequence = document_search.rowid
    where document_search match iif(${isNeeded}, ${expression}, '"_"') ${isCandidate}
    order by document_search.rowid desc limit ${sql.raw(String(end))}`;
}

/** The size of the largest of the first tiers. A tier that is read contains all tiers before it. */
function largestOf(tiersCount: number): SQL {
  const counts = Array.from(
    { length: tiersCount },
    (_, index) => sql`(select documents from ${countName(index)})`,
  );
  return sql`max(0, ${sql.join([...counts, sql`0`], sql`, `)})`;
}

function tierName(index: number): SQL {
  return sql.raw(`tier_${index}`);
}

/** The expression of the last tier, which includes all others: all results of a search. */
export function widestExpression(scope: OrganizationScope, match: MatchExpressions): SQL {
  return match.inside.gaps.length > 0
    ? insideExpression(scope, match.inside)
    : sql`${match.beginning}`;
}

function countName(index: number): SQL {
  return sql.raw(`count_${index}`);
}

/** Fills the gaps of an expression with the words of the organization that contain them. */
function insideExpression(scope: OrganizationScope, inside: MatchExpressions['inside']): SQL {
  const prefix = tokenPrefixOf(scope.organizationId);
  const limit = Math.ceil(maxInsideWords / inside.gaps.length);
  const pieces = inside.texts.map((text, index) => {
    const gap = inside.gaps[index];
    if (gap === undefined) return sql`${text}`;
    return sql`${text} || coalesce((
      select group_concat(' OR "' || token || '"', '') from (
        select ${prefix} || search_words.word as token
        from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
        where search_word_parts match ${`"${trigramTokens(prefix, gap)}"`} and search_words.organization_id = ${scope.organizationId}
        limit ${limit})), '')`;
  });
  return sql.join(pieces, sql` || `);
}

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;

/** The text around the first word that SQL finds, as `lower` is ASCII only; a short text as a whole. */
function excerptColumn(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers
    .slice(0, maxExcerptWords)
    .map(({ typed }) => sql`nullif(instr(lower(${content}), ${typed}), 0), `);
  return sql<string | null>`case
    when octet_length(${content}) <= ${wholeContentBytes} then ${content}
    else substr(${content}, max(1, coalesce(${sql.join(positions)}1, 1) - ${excerptLead}), ${excerptLength}) end`.as(
    'excerpt',
  );
}
