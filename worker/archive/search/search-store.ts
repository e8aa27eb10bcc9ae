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
import { excerptColumns, noteColumn } from './excerpt-store.ts';
import { insideExpression, selectInsideExpressions } from './inside-word-store.ts';
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

/** More candidates are looked up in all matches of a word, not one by one. */
const fewCandidates = 100;

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
 * Each tier is read newest first, only as far as it is needed, and only if no tier before it was enough: that of beginnings and
 * the last one for the page and the count, those before them for the page. By date, only the widest tier is read.
 */
function readTiers(
  scope: OrganizationScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): Tier[] {
  const { match, page, dateOrder } = search;
  const most = mostMatches(page);
  if (dateOrder) {
    const widest = readMatches(search, candidates, widestExpression(scope, match));
    return [{ documents: widest, isNeeded: sql`true` }];
  }
  const { name, word, beginning } = match;
  // Where all candidates are counted, the widest tiers are read anyway, and the first ones only for the page.
  const ofWords = candidates
    ? sql`(select iif(known_count < ${most}, ${endOf(page)}, ${most}) from knowledge)`
    : most;
  const limits = new Map([
    [name, endOf(page)],
    [word, ofWords],
    [beginning, most],
  ]);
  const tiers = [...limits].map(([text, limit], index) => {
    const expression = sql`${text}`;
    const documents = candidates
      ? readEither(
          readMatches(search, candidates, sql`iif(${areFew}, '"_"', ${expression})`, limit),
          probeCandidates(expression),
        )
      : readMatches(search, candidates, expression, limit);
    return { documents, isNeeded: isLess(index, limit) };
  });
  if (match.inside.gaps.length > 0) {
    const documents = readInside(scope, search, { candidates, tiersCount: tiers.length });
    tiers.push({ documents, isNeeded: isLess(tiers.length, most) });
  }
  return tiers;
}

/** The documents with words that contain others, after so many tiers. */
function readInside(
  scope: OrganizationScope,
  search: MatchSearch,
  { candidates, tiersCount }: { candidates: Candidates | undefined; tiersCount: number },
): SQL {
  const { inside, withoutBeginning, isOneWord } = search.match;
  const expression = insideExpression(scope, inside);
  if (!candidates) return readMatches(search, candidates, expression);
  if (isOneWord) {
    return readEither(
      readMatches(search, candidates, sql`iif(known_count is null, ${expression}, '"_"')`),
      readWordByWord(scope, search),
    );
  }
  // Where most candidates are found already, FTS5 looks for so many words only in the documents that are left.
  const isMostFound = sql`${largestOf(tiersCount)} * 2 > known_count`;
  const others = sql`iif(${isMostFound}, ${`${withoutBeginning} AND `}, '')`;
  return readMatches(search, candidates, sql`${others} || '(' || ${expression} || ')'`);
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
  /** The table of corrections; the tiers are added to its row and that of `knowledge`. */
  corrections?: SQL;
};

function selectPage(scope: OrganizationScope, search: MatchSearch, pageSource: PageSource) {
  const { page, dateOrder, excerptAround, noteAround } = search;
  const { candidates, tiers, corrections } = pageSource;
  const direction = sql.raw(dateOrder ?? 'desc');
  const allTiers = tiersName(tiers.length - 1);
  const tables = [
    ...knowledgeTables(candidates),
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
        from ${index === 0 ? sql`knowledge cross join corrections` : tiersName(index - 1)})`,
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

/**
 * `knowledge` has one row: the number of candidates if these are all documents of their filter, otherwise null, and the first and
 * last that may match. What reads from the search index stands where its columns are known.
 */
function knowledgeTables(candidates: Candidates | undefined): SQL[] {
  if (!candidates) return [sql`knowledge as materialized (select null as known_count)`];
  return [
    sql`candidates as materialized (${candidates.documents})`,
    sql`knowledge as materialized (
      select iif(are_known, candidates_count, null) as known_count,
        iif(are_known, first_candidate, 0) as first_candidate,
        iif(are_known, last_candidate, ${sql.raw(String(Number.MAX_SAFE_INTEGER))}) as last_candidate
      from (
        select *, ${candidates.areKnown} as are_known from (
          select count(*) as candidates_count, min(sequence) as first_candidate, max(sequence) as last_candidate
          from candidates)))`,
  ];
}

/** Documents that match an expression, the newest first; only candidates if all of them are known. */
function readMatches(
  search: MatchSearch,
  candidates: Candidates | undefined,
  expression: SQL,
  limit = mostMatches(search.page),
): SQL {
  const matched = candidates ? sql`iif(known_count = 0, '"_"', ${expression})` : expression;
  // With its sign, the condition checks each match; without, SQLite would search the index once for each candidate.
  const isCandidate = candidates
    ? sql`and ${isInRange} and (known_count is null or +document_search.rowid in candidates)`
    : sql``;
  return sql`
    select active.sequence from document_search cross join active on active.sequence = document_search.rowid
    where document_search match ${matched} ${isCandidate}
    order by document_search.rowid ${sql.raw(search.dateOrder ?? 'desc')} limit ${limit}`;
}

const isInRange = sql`document_search.rowid >= first_candidate and document_search.rowid <= last_candidate`;

/** Few candidates are looked for in the matches one by one, of which there may be as many as documents. */
const areFew = sql`coalesce(known_count <= ${sql.raw(String(fewCandidates))}, false)`;

/** The candidates that match an expression, if they are few. */
function probeCandidates(expression: SQL): SQL {
  return sql`
    select distinct active.sequence from candidates
    cross join document_search on document_search.rowid = candidates.sequence
    cross join active on active.sequence = candidates.sequence
    where ${areFew} and document_search match ${expression}`;
}

/**
 * The known candidates that have a word with one of the gaps of `inside` in it. FTS5 compares all alternatives of an OR for each
 * document, so each word is read for itself.
 */
function readWordByWord(scope: OrganizationScope, { match, page }: MatchSearch): SQL {
  const known = sql`known_count is not null`;
  return sql`
    select active.sequence from (
      select distinct document_search.rowid as sequence
      from (${selectInsideExpressions(scope, match.inside, known)}) as inside
      cross join document_search
      where document_search match inside.expression and +document_search.rowid in candidates
    ) as matched cross join active on active.sequence = matched.sequence
    order by active.sequence desc limit ${mostMatches(page)}`;
}

function readEither(one: SQL, other: SQL): SQL {
  return sql`select sequence from (${one}) union all select sequence from (${other})`;
}

type Page = MatchSearch['page'];

/** As many as fill the pages up to this one. */
function endOf({ pageIndex, pageSize }: Page): SQL {
  return sql.raw(String((pageIndex + 1) * pageSize));
}

/** As many as the page or the count needs. */
function mostMatches({ pageIndex, pageSize }: Page): SQL {
  return sql.raw(String(Math.max((pageIndex + 1) * pageSize, maxCount + 1)));
}

/** Whether the first tiers have less than so many documents, and not all that there can be. */
function isLess(tiersCount: number, limit: SQL): SQL {
  if (tiersCount === 0) return sql`true`;
  return sql`${largestOf(tiersCount)} < coalesce(min(known_count, ${limit}), ${limit})`;
}

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
