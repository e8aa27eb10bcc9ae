import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/features/document-search/parse-search-query.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { documentContentsTable } from '../document-content/document-content-table.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { trigramsOf } from './index-text.ts';
import { tokenPrefix, type MatchExpressions } from './match-expression.ts';
import { filterCondition, fewCandidates, maxCandidates } from './search-filter-store.ts';
import type { Marker } from './snippet.ts';

/** A count beyond this is only known to be larger. */
export const maxCount = 1000;

/** Words looked up for the inside of one search; those the archive knew first, which are its most frequent, win. */
const maxInsideWords = 1000;

export type MatchSearch = {
  match: MatchExpressions;
  filters: SearchFilter[];
  page: Pagination;
  excerptAround: Marker[];
};

/**
 * One page of what was found and how much there is, in one statement. Each tier is read newest first and no further
 * than the page needs, the widest as far as the count goes; words are only looked into when that does not fill it.
 */
export function findMatches(scope: OrganizationScope, { match, filters, page, excerptAround }: MatchSearch) {
  const offset = page.pageIndex * page.pageSize;
  const end = offset + page.pageSize;
  const countEnd = Math.max(end, maxCount + 1);
  const expressions = [...new Set([match.name, match.word, match.beginning])];
  const widest = expressions.length - 1;
  const hasInside = match.inside.gaps.length > 0;
  const candidates = fewCandidates(scope, filters);
  const read = (expression: SQL, limit: number) => readTier(expression, limit, candidates !== undefined);
  const tiers = expressions.map((expression, index) => read(sql`${expression}`, index === widest ? countEnd : end));
  if (hasInside) {
    const isNeeded = sql`(select count(*) from ${tierName(widest)}) < ${countEnd}`;
    tiers.push(read(sql`case when ${isNeeded} then ${insideExpression(scope, match.inside)} else '"_"' end`, countEnd));
  }
  const found = sql`(
    with candidates as materialized (${candidates ?? sql`select 0 as sequence where false`}),
      living as not materialized (
        select ${documentsTable.sequence} as sequence from ${documentsTable}
        where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
          and ${filterCondition(filters)}),
      ${sql.join(
        tiers.map((tier, index) => sql`${tierName(index)} as materialized (${tier})`),
        sql`, `,
      )},
      found_sequences as (${sql.join(
        tiers.map((_, index) => sql`select sequence, ${sql.raw(String(index))} as tier from ${tierName(index)}`),
        sql` union all `,
      )}),
      page as (
        select sequence, min(tier) as tier from found_sequences group by sequence
        order by 2, 1 desc limit ${page.pageSize} offset ${offset})
    select counted.matches_count, page.sequence, page.tier
    from (select max(
        (select count(*) from ${tierName(widest)}),
        (select count(*) from ${tierName(tiers.length - 1)})) as matches_count) as counted
      left join page on true) as found`;
  return scope.database
    .select({
      ...documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      excerpt: excerptColumn(excerptAround),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .leftJoin(documentContentsTable, sql`${documentContentsTable.documentId} = ${documentsTable.id}`)
    .orderBy(sql`found.tier`, sql`found.sequence desc`);
}

/** Documents of an expression, the newest first; only candidates where a filter leaves so few that they are known. */
function readTier(expression: SQL, limit: number, hasCandidates: boolean): SQL {
  const isCandidate = hasCandidates
    ? sql`and (document_search.rowid in candidates or (select count(*) from candidates) = ${maxCandidates})`
    : sql``;
  return sql`
    select living.sequence from document_search cross join living on living.sequence = document_search.rowid
    where document_search match ${expression} ${isCandidate}
    order by document_search.rowid desc limit ${limit}`;
}

function tierName(index: number): SQL {
  return sql.raw(`tier_${index}`);
}

/** Fills the gaps of an expression with the organization's words that contain what the gap looks for. */
function insideExpression(scope: OrganizationScope, inside: MatchExpressions['inside']): SQL {
  const prefix = tokenPrefix(scope.organizationId);
  const limit = Math.ceil(maxInsideWords / inside.gaps.length);
  const pieces = inside.texts.map((text, index) => {
    const gap = inside.gaps[index];
    if (gap === undefined) return sql`${text}`;
    const parts = trigramsOf(gap).map((trigram) => prefix + trigram);
    return sql`${text} || coalesce((
      select group_concat(' OR {content content_2 content_3} : "' || token || '"', '') from (
        select ${prefix} || search_words.word as token
        from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
        where search_word_parts match ${`"${parts.join(' ')}"`} and search_words.organization_id = ${scope.organizationId}
        limit ${limit})), '')`;
  });
  return sql.join(pieces, sql` || `);
}

const wholeContentBytes = 20_000;
const excerptLength = 10_000;
const excerptLead = 1_000;
const maxExcerptWords = 4;

/** The text around the first of some words, as far as SQL can see it; short texts as a whole. */
function excerptColumn(markers: Marker[]) {
  const content = documentContentsTable.content;
  const positions = markers
    .slice(0, maxExcerptWords)
    .map(({ typed }) => sql`nullif(instr(lower(${content}), ${typed}), 0), `);
  return sql<string | null>`case
    when octet_length(${content}) <= ${wholeContentBytes} then ${content}
    else substr(${content}, max(1, coalesce(${sql.join(positions)}1, 1) - ${excerptLead}), ${excerptLength}) end`.as('excerpt');
}
