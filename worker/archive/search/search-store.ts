import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { listCondition } from '../documents/document-list-store.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import {
  correctionsColumn,
  correctionsTable,
  hasCorrections,
  typoExpression,
} from './correction-store.ts';
import type { Correction } from './corrections.ts';
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
  /** By date instead of the best match first. */
  dateOrder?: SortOrder;
  excerptAround: Marker[];
};

/**
 * One page of results and their number. If nothing matches, the results of words that differ by a typo, which a second
 * statement of the same batch has found.
 */
export async function findMatches(scope: OrganizationScope, search: MatchSearch) {
  const { typo } = search.match;
  const { matches, corrected } = await batch(scope.database, {
    matches: selectMatches(scope, search),
    corrected: typo ? [selectCorrected(scope, search, typo)] : [],
  });
  const hasMatches = (matches[0]?.matchesCount ?? 0) > 0;
  return hasMatches || !typo ? matches : corrected.flat();
}

/**
 * Each tier is read newest first, only as far as the page or the count needs, and only if no tier before it was enough. By
 * date, only the widest tier is read.
 */
function selectMatches(scope: OrganizationScope, search: MatchSearch) {
  const { match, dateOrder } = search;
  const all = [...new Set([match.name, match.word, match.beginning])].map(
    (expression) => sql`${expression}`,
  );
  if (match.inside.gaps.length > 0) all.push(insideExpression(scope, match.inside));
  const tiers = (dateOrder ? all.slice(-1) : all).map((expression, index) => ({
    expression,
    isNeeded: sql`${largestOf(index)} < ${sql.raw(String(endOf(search)))}`,
  }));
  return selectPage(scope, search, { tables: [], tiers, corrections: sql`null` });
}

/** The documents with words that mistyped ones are taken for, if nothing matches. */
function selectCorrected(
  scope: OrganizationScope,
  search: MatchSearch,
  typo: NonNullable<MatchExpressions['typo']>,
) {
  const isNothingFound = sql`not exists (
    select 1 from document_search cross join active on active.sequence = document_search.rowid
    where document_search match (${widestExpression(scope, search.match)}))`;
  return selectPage(scope, search, {
    tables: [correctionsTable(scope, typo, isNothingFound)],
    tiers: [{ expression: typoExpression(scope, typo), isNeeded: hasCorrections }],
    corrections: correctionsColumn,
  });
}

type PageSource = {
  /** Read by the tiers. */
  tables: SQL[];
  tiers: { expression: SQL; isNeeded: SQL }[];
  corrections: SQL;
};

function selectPage(scope: OrganizationScope, search: MatchSearch, source: PageSource) {
  const { filters, listFilter, page, dateOrder, excerptAround } = search;
  const candidates = fewCandidates(scope, filters, listFilter.tags);
  const direction = sql.raw(dateOrder ?? 'desc');
  const reading = { end: endOf(search), direction, hasCandidates: candidates !== undefined };
  const tables = [
    sql`candidates as materialized (${candidates ?? sql`select 0 as sequence where false`})`,
    sql`active as not materialized (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
        and ${filterCondition(scope, filters)} and ${listCondition(scope, listFilter)})`,
    ...source.tables,
    ...source.tiers.flatMap((tier, index) => [
      sql`${tierName(index)} as materialized (${readTier({ ...tier, ...reading })})`,
      sql`${countName(index)} as materialized (select count(*) as documents from ${tierName(index)})`,
    ]),
    sql`found_sequences as (${sql.join(
      source.tiers.map(
        (_, index) =>
          sql`select sequence, ${sql.raw(String(index))} as tier from ${tierName(index)}`,
      ),
      sql` union all `,
    )})`,
    sql`page as (
      select sequence, min(tier) as tier from found_sequences group by sequence
      order by 2, 1 ${direction} limit ${page.pageSize} offset ${page.pageIndex * page.pageSize})`,
  ];
  const found = sql`(
    with ${sql.join(tables, sql`, `)}
    select counted.matches_count, counted.corrections, page.sequence, page.tier
    from (
      select ${largestOf(source.tiers.length)} as matches_count, ${source.corrections} as corrections
    ) as counted left join page on true) as found`;
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      corrections: sql<string | null>`found.corrections`
        .mapWith((words: string) => JSON.parse(words) as Correction[])
        .as('corrections'),
      excerpt: excerptColumn(excerptAround),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .leftJoin(
      documentContentsTable,
      sql`${documentContentsTable.documentId} = ${documentsTable.id}`,
    )
    .orderBy(sql`found.tier`, sql`found.sequence ${direction}`);
}

/** How many documents of a tier are read: those of the page, or of the count. */
function endOf({ page }: MatchSearch): number {
  return Math.max((page.pageIndex + 1) * page.pageSize, maxCount + 1);
}

type TierReading = {
  expression: SQL;
  isNeeded: SQL;
  end: number;
  direction: SQL;
  hasCandidates: boolean;
};

/**
 * Documents that match an expression, the newest first; only candidates if a filter has few enough to know them all.
 */
function readTier({ expression, isNeeded, end, direction, hasCandidates }: TierReading): SQL {
  const isCandidate = hasCandidates
    ? sql`and (document_search.rowid in candidates or (select count(*) from candidates) = ${maxCandidates})`
    : sql``;
  return sql`
    select active.sequence from document_search cross join active on active.sequence = document_search.rowid
    where document_search match iif(${isNeeded}, ${expression}, '"_"') ${isCandidate}
    order by document_search.rowid ${direction} limit ${sql.raw(String(end))}`;
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

/**
 * The expression for all results of a search among documents that meet `condition`: that of the widest tier, or of
 * mistyped words if nothing matches.
 */
export function resultsExpression(
  scope: OrganizationScope,
  match: MatchExpressions,
  condition: SQL | undefined,
): SQL {
  const plain = widestExpression(scope, match);
  if (!match.typo) return plain;
  return sql`
    with plain as materialized (select ${plain} as expression),
      ${correctionsTable(
        scope,
        match.typo,
        sql`not exists (
          select 1 from document_search cross join ${documentsTable} on ${documentsTable.sequence} = document_search.rowid
          where document_search match (select expression from plain) and ${condition})`,
      )}
    select iif(${hasCorrections}, ${typoExpression(scope, match.typo)}, expression) from plain`;
}

/** The expression of the last tier, which includes those before it. */
function widestExpression(scope: OrganizationScope, match: MatchExpressions): SQL {
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
      select group_concat(${` OR ${gap.column}"`} || token || '"', '') from (
        select ${prefix} || search_words.word as token
        from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
        where search_word_parts match ${`"${trigramTokens(prefix, gap.part)}"`} and search_words.organization_id = ${scope.organizationId}
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
  const corrected = sql`nullif(instr(lower(${content}), found.corrections ->> '$[0].words[0]'), 0)`;
  return sql<string | null>`case
    when octet_length(${content}) <= ${wholeContentBytes} then ${content}
    else substr(${content}, max(1, coalesce(${sql.join(positions)}${corrected}, 1) - ${excerptLead}), ${excerptLength}) end`.as(
    'excerpt',
  );
}
