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
import {
  candidatesOfFilters,
  candidatesOfLongestWord,
  isCandidate,
  knowledgeTables,
  selectActive,
  type Candidates,
} from './candidate-store.ts';
import {
  correctionsTable,
  hasCorrections,
  hasUnknownWords,
  typoExpression,
} from './correction-store.ts';
import type { Correction } from './corrections.ts';
import { areWordsFew, readTiersTables } from './document-words-store.ts';
import { excerptColumns, noteColumn } from './excerpt-store.ts';
import { insideExpression } from './inside-word-store.ts';
import type { MatchExpressions } from './match-expression.ts';
import { isOfTypes } from './search-filter-store.ts';
import type { WordCondition } from './word-conditions.ts';
import { literal } from '../../database/literal.ts';

/** Results are counted up to this number. */
export const maxCount = 1000;

/** So many documents are rather found again than left out of a search for many words. */
const fewFound = sql.raw('100');

export type MatchSearch = {
  match: MatchExpressions;
  /** The same conditions, if the words of a document decide them. */
  words: WordCondition[] | undefined;
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
  const ofFilters = candidatesOfFilters(scope, search, match);
  const candidates = ofFilters ?? candidatesOfLongestWord(scope, search, match);
  const tiers = readTiers(scope, search, candidates);
  const { matches, corrected } = await batch(scope.database, {
    matches: selectPage(scope, search, { candidates, words: search.words, tiers }),
    // A mistyped word has other candidates.
    corrected: match.typo
      ? [selectCorrected(scope, search, { candidates: ofFilters, typo: match.typo })]
      : [],
  });
  const hasMatches = (matches[0]?.matchesCount ?? 0) > 0;
  return hasMatches || !match.typo ? matches : corrected.flat();
}

/**
 * Each tier is read newest first, only as far as it is needed, and only if those before it were not enough: that of names for the
 * page, the others for the count too. By date, only the widest tier is read.
 */
function readTiers(
  scope: OrganizationScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): Tier[] {
  const { match, page, dateOrder } = search;
  if (dateOrder) {
    const widest = readMatches(search, candidates, widestExpression(scope, match));
    return [{ documents: widest, isNeeded: sql`not are_read` }];
  }
  const most = mostMatches(page);
  const { name, word, otherBeginnings, inside, withoutBeginning } = match;
  const expressions = [sql`${word}`];
  if (otherBeginnings !== undefined) expressions.push(sql`${otherBeginnings}`);
  if (inside.gaps.length > 0) {
    // Where many are found already, FTS5 looks for so many words only in the documents that are left.
    const areManyFound = sql`${foundBefore(expressions.length + 1)} > ${fewFound}`;
    const others = sql`iif(${areManyFound}, ${`${withoutBeginning} AND `}, '')`;
    expressions.push(sql`${others} || '(' || ${insideExpression(scope, inside)} || ')'`);
  }
  return [
    {
      documents: readMatches(search, candidates, sql`${name}`, endOf(page)),
      isNeeded: sql`not are_read`,
    },
    ...expressions.map((expression, index) => ({
      documents: readMatches(search, candidates, expression, most),
      isNeeded: sql`not are_read and ${foundBefore(index + 1)} < coalesce(min(known_count, ${most}), ${most})`,
    })),
  ];
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
  const isNothingFound = sql`(
    select case
      when exists (${read(sql`${word}`)}) then false
      when exists (${read(sql`${beginning}`)}) then false
      else not exists (${read(widestExpression(scope, search.match))}) end
    from knowledge)`;
  return selectPage(scope, search, {
    candidates,
    corrections: {
      areNeeded: hasUnknownWords(scope, typo),
      table: correctionsTable(scope, typo, isNothingFound),
    },
    tiers: [{ documents: read(typoExpression(scope, typo)), isNeeded: hasCorrections }],
  });
}

/** `documents` selects sequences from the tables of the page; `isNeeded` is a condition on the tiers before. */
type Tier = { documents: SQL; isNeeded: SQL };

type PageSource = {
  candidates: Candidates | undefined;
  /** Conditions that are read of the candidates themselves, if these are few; then no tier is needed. */
  words?: WordCondition[];
  /** The best first. */
  tiers: Tier[];
  /** The table of corrections; the tiers are added to its row and that of `knowledge`. */
  corrections?: { areNeeded: SQL; table: SQL };
};

function selectPage(scope: OrganizationScope, search: MatchSearch, pageSource: PageSource) {
  const { page, dateOrder, excerptAround, noteAround } = search;
  const { candidates, words, tiers, corrections } = pageSource;
  const direction = sql.raw(dateOrder ?? 'desc');
  const allTiers = tiersName(tiers.length - 1);
  const conditions = candidates && words;
  const tables = [
    ...knowledgeTables(candidates, {
      areReadable: conditions ? areWordsFew(conditions) : sql`false`,
      areNeeded: corrections?.areNeeded ?? sql`true`,
    }),
    sql`active as not materialized (${selectActive(scope, search, candidates)})`,
    ...(conditions ? readTiersTables(conditions, sql`(select are_read from knowledge)`) : []),
    corrections?.table ?? sql`corrections as materialized (select null as corrected)`,
    // Each names only the one before it, and once: SQLite expands a table at each place that names it.
    ...tiers.map(
      ({ documents, isNeeded }, index) => sql`${tiersName(index)} as materialized (
        select *, iif(${isNeeded}, (
          select json_group_array(sequence) from (${documents})), '[]') as ${tierName(index)}
        from ${index === 0 ? sql`knowledge cross join corrections` : tiersName(index - 1)})`,
    ),
    sql`found_documents as materialized (
      select document.value as sequence, min(tier.key) as tier
      from ${allTiers} cross join json_each(json_array(${sql.join(
        tiers.map((_, index) => sql`json(${tierName(index)})`),
        sql`, `,
      )})) as tier cross join json_each(tier.value) as document
      group by 1
      ${conditions ? sql`union all ${selectRead(search)}` : sql``})`,
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

/** The candidates that meet all conditions, with their tiers, if their words are read. */
function selectRead({ filters, dateOrder }: MatchSearch): SQL {
  return sql`
    select distinct read_tiers.sequence, ${dateOrder ? sql`0` : sql`tier`}
    from read_tiers cross join active on active.sequence = read_tiers.sequence
    where tier is not null and ${isOfTypes(filters, sql`active.mime_type`)}`;
}

/** Documents that match an expression, the newest first; only candidates if all of them are known. */
function readMatches(
  search: MatchSearch,
  candidates: Candidates | undefined,
  expression: SQL,
  limit = mostMatches(search.page),
): SQL {
  const matched = candidates ? sql`iif(known_count = 0, '"_"', ${expression})` : expression;
  // With its limit, the inner query compares each match before its document is read.
  return sql`
    select active.sequence from (
      select document_search.rowid as sequence from document_search
      where document_search match ${matched} ${candidates ? sql`and ${isCandidate(candidates)}` : sql``}
      order by document_search.rowid ${sql.raw(search.dateOrder ?? 'desc')} limit -1) as matching
    cross join active on active.sequence = matching.sequence limit ${limit}`;
}

type Page = MatchSearch['page'];

/** As many as fill the pages up to this one. */
function endOf({ pageIndex, pageSize }: Page): SQL {
  return literal((pageIndex + 1) * pageSize);
}

/** As many as the page or the count needs. */
function mostMatches({ pageIndex, pageSize }: Page): SQL {
  return literal(Math.max((pageIndex + 1) * pageSize, maxCount + 1));
}

/** How many documents the first tiers have. That of names is part of the next one; those after it have other documents. */
function foundBefore(tiersCount: number): SQL {
  const [ofNames, ...others] = Array.from(
    { length: tiersCount },
    (_, index) => sql`json_array_length(${tierName(index)})`,
  );
  return others.length === 0 ? sql`${ofNames}` : sql.join(others, sql` + `);
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
