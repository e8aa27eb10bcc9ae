import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { listCondition } from '../documents/document-list-store.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { searchWordsTable } from './index/search-index-table.ts';
import type { Correction } from './corrections.ts';
import { tokenPrefixOf, trigramTokens } from './index/search-tokens.ts';
import type { ExpressionWithGaps, MatchExpressions, TypoGap } from './match-expression.ts';
import { filterCondition, fewCandidates, maxCandidates } from './search-filter-store.ts';
import type { Marker } from './snippet.ts';

/** Results are counted up to this number. */
export const maxCount = 1000;

/** Words looked up for one search: the first ones of the archive, which are its most frequent. */
const maxInsideWords = 1000;

/** Words that a mistyped one is taken for. */
const maxCorrections = 20;

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
 * One page of results and their number, in one statement. Each tier is read newest first, only as far as the page or
 * the count needs, and only if no tier before it was enough; the tier of mistyped words only if nothing was found. By
 * date, only the widest tiers are read.
 */
export function findMatches(
  scope: OrganizationScope,
  { match, filters, listFilter, page, dateOrder, excerptAround }: MatchSearch,
) {
  const offset = page.pageIndex * page.pageSize;
  const end = Math.max(offset + page.pageSize, maxCount + 1);
  const candidates = fewCandidates(scope, filters, listFilter.tags);
  const direction = sql.raw(dateOrder ?? 'desc');
  const plain = [...new Set([match.name, match.word, match.beginning])].map(
    (expression) => sql`${expression}`,
  );
  if (match.inside.gaps.length > 0) plain.push(insideExpression(scope, match.inside));
  const expressions = dateOrder ? plain.slice(-1) : plain;
  const hasCandidates = candidates !== undefined;
  const tiers = expressions.map((expression, index) =>
    readTier(expression, {
      isNeeded: sql`${largestOf(index)} < ${sql.raw(String(end))}`,
      end,
      direction,
      hasCandidates,
    }),
  );
  const isNothingFound = sql`${largestOf(expressions.length)} = 0`;
  if (match.typo) {
    const expression = typoExpression(scope, match.typo);
    tiers.push(readTier(expression, { isNeeded: hasCorrections, end, direction, hasCandidates }));
  }
  const tables = [
    sql`candidates as materialized (${candidates ?? sql`select 0 as sequence where false`})`,
    sql`active as not materialized (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
        and ${filterCondition(filters)} and ${listCondition(listFilter)})`,
    ...tiers.flatMap((tier, index) => [
      sql`${tierName(index)} as materialized (${tier})`,
      sql`${countName(index)} as materialized (select count(*) as documents from ${tierName(index)})`,
    ]),
    sql`found_sequences as (${sql.join(
      tiers.map(
        (_, index) =>
          sql`select sequence, ${sql.raw(String(index))} as tier from ${tierName(index)}`,
      ),
      sql` union all `,
    )})`,
    sql`page as (
      select sequence, min(tier) as tier from found_sequences group by sequence
      order by 2, 1 ${direction} limit ${page.pageSize} offset ${offset})`,
  ];
  if (match.typo) tables.splice(-4, 0, correctionsTable(scope, match.typo, isNothingFound));
  const found = sql`(
    with ${sql.join(tables, sql`, `)}
    select counted.matches_count, counted.corrections, page.sequence, page.tier
    from (
      select ${largestOf(tiers.length)} as matches_count, ${match.typo ? correctionsColumn : sql`null`} as corrections
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

type TierReading = { isNeeded: SQL; end: number; direction: SQL; hasCandidates: boolean };

/**
 * Documents that match an expression, the newest first; only candidates if a filter has few enough to know them all.
 */
function readTier(expression: SQL, tier: TierReading): SQL {
  const { isNeeded, end, direction, hasCandidates } = tier;
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
  const plain =
    match.inside.gaps.length > 0 ? insideExpression(scope, match.inside) : sql`${match.beginning}`;
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

/** Condition on `search_words`: it is like one of the patterns of a gap. */
const matchesAny = (patterns: string) => sql`exists (
  select 1 from json_each(gap.value -> ${sql.raw(`'$.${patterns}'`)}) as pattern
  where search_words.word like pattern.value)`;

/**
 * The words of the organization that mistyped ones are taken for, the most frequent first; a table for `with`. A word
 * that begins one of the organization's is not mistyped.
 */
function correctionsTable(
  scope: OrganizationScope,
  typo: ExpressionWithGaps<TypoGap>,
  isNeeded: SQL,
): SQL {
  const words = sql`${searchWordsTable} where ${searchWordsTable.organizationId} = ${scope.organizationId}`;
  const prefix = tokenPrefixOf(scope.organizationId);
  const gaps = typo.gaps.map(({ search: { secondHalf, ...search } }) => ({
    ...search,
    secondHalf: `"${trigramTokens(prefix, secondHalf)}"`,
  }));
  return sql`
    corrections as materialized (
      select key as gap, (
        select json_group_array(word) from (
          select search_words.word from search_words where search_words.id in (
            select id from ${words} and word in (select value from json_each(gap.value -> '$.words'))
            union
            select id from ${words} and word >= gap.value ->> '$.start' and word < gap.value ->> '$.end' and ${matchesAny('endPatterns')}
            union
            select search_words.id from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
            where search_word_parts match gap.value ->> '$.secondHalf' and search_words.organization_id = ${scope.organizationId}
              and ${matchesAny('startPatterns')})
            and search_words.word <> gap.value ->> '$.typed'
          order by search_words.id limit ${maxCorrections})) as words
      from json_each(${JSON.stringify(gaps)}) as gap
      where ${isNeeded} and not exists (
        select 1 from ${words} and word >= gap.value ->> '$.typed' and word < gap.value ->> '$.typedEnd'))`;
}

const hasCorrections = sql`exists (select 1 from corrections where words <> '[]')`;

const correctionsColumn = sql`(
  select json_group_array(json_object('gap', gap, 'words', json(words))) from corrections where words <> '[]')`;

/** Fills the gaps of an expression with the words of the table `corrections`. */
function typoExpression(scope: OrganizationScope, typo: ExpressionWithGaps<TypoGap>): SQL {
  const prefix = tokenPrefixOf(scope.organizationId);
  const pieces = typo.texts.map((text, index) => {
    const gap = typo.gaps[index];
    if (gap === undefined) return sql`${text}`;
    return sql`${text} || coalesce((
      select group_concat(${` OR ${gap.column}"${prefix}`} || corrected.value || '"', '')
      from corrections cross join json_each(corrections.words) as corrected
      where corrections.gap = ${sql.raw(String(index))}), '')`;
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
