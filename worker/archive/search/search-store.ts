import { sql, type SQL } from 'drizzle-orm';
import type { Marker } from '../../../shared/archive/search/markers.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { correctionsTable, hasCorrections, typoExpression } from './correction-store.ts';
import type { Correction } from './corrections.ts';
import { tokenPrefixOf, trigramTokens } from './index/search-tokens.ts';
import { excerptColumns, noteColumn } from './excerpt-store.ts';
import type { MatchExpressions } from './match-expression.ts';
import { conditionOf } from './matches-store.ts';
import {
  candidatesOf,
  candidatesOfTypes,
  sourceOf,
  type Candidates,
} from './search-source-store.ts';

/** Results are counted up to this number. */
export const maxCount = 1000;

/** Words looked up for one search: the first ones of the archive, which are its most frequent. */
const maxInsideWords = 1000;

/** FTS5 compares all alternatives of an OR for each document: two levels of 32 are several times as fast as one of 1,000. */
const wordsInGroup = 32;

export type MatchSearch = {
  match: MatchExpressions;
  filters: SearchFilter[];
  listFilter: DocumentFilter;
  page: Pagination;
  /** By date instead of the best match first. */
  dateOrder?: SortOrder;
  excerptAround: Marker[];
  noteAround: Marker[];
};

/**
 * One page of results and their number. If nothing matches, the results of words that differ by a typo, which a second
 * statement of the same batch has found, with the words that were taken for them.
 */
export async function findMatches(scope: OrganizationScope, search: MatchSearch) {
  const { match } = search;
  const source = sourceOf(scope, search);
  const ofTypes = match.types === undefined ? undefined : candidatesOfTypes(match.types);
  const candidates = source ? candidatesOf(scope, source) : ofTypes;
  const tiers = readTiers(scope, search, candidates);
  const { matches, corrected } = await batch(scope.database, {
    matches: selectPage(scope, search, { candidates, tiers }),
    corrected: match.typo ? [selectCorrected(scope, search, { candidates, typo: match.typo })] : [],
  });
  const hasMatches = (matches[0]?.matchesCount ?? 0) > 0;
  return hasMatches || !match.typo ? matches : corrected.flat();
}

/**
 * Each tier is read newest first, only as far as the page or the count needs, and only if no tier before it was enough. By
 * date, only the widest tier is read.
 */
function readTiers(
  scope: OrganizationScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): Tier[] {
  const { match, dateOrder } = search;
  const expressions = [...new Set([match.name, match.word, match.beginning])].map(
    (expression) => sql`${expression}`,
  );
  if (match.inside.gaps.length > 0) {
    const inside = insideExpression(scope, match.inside);
    // Where most candidates are found already, FTS5 looks for so many words only in the documents that are left.
    const isMostFound = sql`${largestOf(expressions.length)} * 2 > (select known_count from knowledge)`;
    const others = sql`iif(${isMostFound}, ${`${match.withoutBeginning} AND `}, '')`;
    expressions.push(candidates && !dateOrder ? sql`${others} || '(' || ${inside} || ')'` : inside);
  }
  return (dateOrder ? expressions.slice(-1) : expressions).map((expression, index) => ({
    documents: readMatches(search, candidates, expression),
    isNeeded:
      index === 0 ? sql`true` : sql`${largestOf(index)} < ${mostMatches(search, candidates)}`,
  }));
}

/**
 * The documents with words that mistyped ones are taken for, if nothing matches: usually something does, which is known
 * before the words are looked up that contain others.
 */
function selectCorrected(
  scope: OrganizationScope,
  search: MatchSearch,
  {
    candidates,
    typo,
  }: { candidates: Candidates | undefined; typo: NonNullable<MatchExpressions['typo']> },
) {
  const { word, beginning } = search.match;
  const read = (expression: SQL) => readMatches(search, candidates, expression);
  // Whole words are read as they are needed; all documents with a beginning, at once.
  const isNothingFound = sql`case
    when exists (${read(sql`${word}`)}) then false
    when exists (${read(sql`${beginning}`)}) then false
    else not exists (${read(widestExpression(scope, search.match))}) end`;
  return selectPage(scope, search, {
    candidates,
    corrections: correctionsTable(scope, typo, isNothingFound),
    tiers: [{ documents: read(typoExpression(scope, typo)), isNeeded: hasCorrections }],
  });
}

/** `documents` selects sequences from the tables of the page; `isNeeded` is a condition on the tiers before. */
type Tier = { documents: SQL; isNeeded: SQL };

type PageSource = {
  candidates: Candidates | undefined;
  /** The best first. */
  tiers: Tier[];
  /** The table of corrections, whose row the tiers are added to. */
  corrections?: SQL;
};

function selectPage(scope: OrganizationScope, search: MatchSearch, pageSource: PageSource) {
  const { page, dateOrder, excerptAround, noteAround } = search;
  const { candidates, tiers, corrections } = pageSource;
  const direction = sql.raw(dateOrder ?? 'desc');
  const allTiers = tiersName(tiers.length - 1);
  const tables = [
    ...(candidates
      ? [
          sql`candidates as materialized (${candidates.documents})`,
          sql`knowledge as materialized (
            select iif(${candidates.areKnown}, candidates_count, null) as known_count
            from (select count(*) as candidates_count from candidates))`,
        ]
      : []),
    sql`active as not materialized (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
        and ${conditionOf(scope, search)})`,
    corrections ?? sql`corrections as materialized (select null as corrected)`,
    // Each names only the one before it, and once: SQLite expands a table at each place that names it.
    ...tiers.map(
      ({ documents, isNeeded }, index) => sql`${tiersName(index)} as materialized (
        select *, iif(${isNeeded}, (
          select json_group_array(sequence) from (${documents})), '[]') as ${tierName(index)}
        from ${index === 0 ? sql`corrections` : tiersName(index - 1)})`,
    ),
    sql`found_documents as materialized (
      select document.value as sequence, min(tier.key) as tier
      from ${allTiers} cross join json_each(json_array(${sql.join(
        tiers.map((_, index) => sql`json(${tierName(index)})`),
        sql`, `,
      )})) as tier cross join json_each(tier.value) as document
      group by 1)`,
    sql`page as (
      select sequence, tier from found_documents
      order by 2, 1 ${direction} limit ${page.pageSize} offset ${page.pageIndex * page.pageSize})`,
  ];
  const found = sql`(
    with ${sql.join(tables, sql`, `)}
    select counted.matches_count, counted.corrections, page.sequence, page.tier
    from (
      select (select count(*) from found_documents) as matches_count, corrected as corrections from ${allTiers}
    ) as counted left join page on true) as found`;
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      corrections: sql<string | null>`found.corrections`
        .mapWith((words: string) => JSON.parse(words) as Correction[])
        .as('corrections'),
      ...excerptColumns(excerptAround),
      note: noteColumn(noteAround),
    })
    .from(found)
    .leftJoin(documentsTable, sql`${documentsTable.sequence} = found.sequence`)
    .leftJoin(
      documentContentsTable,
      sql`${documentContentsTable.documentId} = ${documentsTable.id}`,
    )
    .orderBy(sql`found.tier`, sql`found.sequence ${direction}`);
}

/** Documents that match an expression, the newest first; only candidates if all of them are known. */
function readMatches(
  search: MatchSearch,
  candidates: Candidates | undefined,
  expression: SQL,
): SQL {
  const matched = candidates
    ? sql`iif(not ${areAllKnown} or exists (select 1 from candidates), ${expression}, '"_"')`
    : expression;
  // With its sign, the condition checks each match; without, SQLite would search the index once for each candidate.
  const isCandidate = candidates
    ? sql`and (+document_search.rowid in candidates or not ${areAllKnown})`
    : sql``;
  return sql`
    select active.sequence from document_search cross join active on active.sequence = document_search.rowid
    where document_search match ${matched} ${isCandidate}
    order by document_search.rowid ${sql.raw(search.dateOrder ?? 'desc')} limit ${mostMatches(search, candidates)}`;
}

/** As many as the page or the count needs, or all that there can be. */
function mostMatches({ page }: MatchSearch, candidates: Candidates | undefined): SQL {
  const needed = sql.raw(String(Math.max((page.pageIndex + 1) * page.pageSize, maxCount + 1)));
  return candidates
    ? sql`(select min(${needed}, coalesce(known_count, ${needed})) from knowledge)`
    : needed;
}

/** Whether the candidates are all documents of their filter. */
const areAllKnown = sql`(select known_count is not null from knowledge)`;

/** The size of the largest of the first tiers. Each that is read contains the tiers before it. */
function largestOf(tiersCount: number): SQL {
  const counts = Array.from(
    { length: tiersCount },
    (_, index) => sql`json_array_length(${tierName(index)})`,
  );
  return sql`max(0, ${sql.join(counts, sql`, `)})`;
}

/** A row with the first tiers up to this one, each an array of sequences as JSON. */
function tiersName(index: number): SQL {
  return sql.raw(`tiers_${index}`);
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
    select iif(${hasCorrections}, ${typoExpression(scope, match.typo)}, expression)
    from plain cross join corrections`;
}

/** The expression of the last tier, which includes those before it. */
function widestExpression(scope: OrganizationScope, match: MatchExpressions): SQL {
  return match.inside.gaps.length > 0
    ? insideExpression(scope, match.inside)
    : sql`${match.beginning}`;
}

/** Fills the gaps of an expression with the words of the organization that contain them. */
function insideExpression(scope: OrganizationScope, inside: MatchExpressions['inside']): SQL {
  const prefix = tokenPrefixOf(scope.organizationId);
  const limit = Math.ceil(maxInsideWords / inside.gaps.length);
  const pieces = inside.texts.map((text, index) => {
    const gap = inside.gaps[index];
    if (gap === undefined) return sql`${text}`;
    // FTS5 makes one OR of nested ones, unless something else stands between them.
    return sql`${text} || coalesce((
      select group_concat(' OR ((' || words || ') NOT "_")', '') from (
        select group_concat(${`${gap.column}"${prefix}`} || word || '"', ' OR ') as words from (
          select word, row_number() over () / ${sql.raw(String(wordsInGroup))} as part from (
            select search_words.word as word
            from search_word_parts cross join search_words on search_words.id = search_word_parts.rowid
            where search_word_parts match ${`"${trigramTokens(prefix, gap.part)}"`} and search_words.organization_id = ${scope.organizationId}
            limit ${limit}))
        group by part)), '')`;
  });
  return sql.join(pieces, sql` || `);
}
