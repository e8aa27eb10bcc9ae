import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { DocumentFilter, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { listCondition } from '../documents/document-list-store.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentNotesTable } from '../notes/note-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import {
  correctionsColumn,
  correctionsTable,
  hasCorrections,
  typoExpression,
} from './correction-store.ts';
import type { Correction } from './corrections.ts';
import { tokenPrefixOf, trigramTokens } from './index/search-tokens.ts';
import type { MatchExpressions } from './match-expression.ts';
import { candidatesOf, filterCondition, type Candidates } from './search-filter-store.ts';
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
  noteAround: Marker[];
};

/**
 * One page of results and their number. If nothing matches, the results of words that differ by a typo, with the words
 * that were taken for them.
 */
export function findMatches(scope: OrganizationScope, search: MatchSearch) {
  const { match, filters, listFilter, page, dateOrder, excerptAround, noteAround } = search;
  const direction = sql.raw(dateOrder ?? 'desc');
  const candidates = candidatesOf(scope, filters, listFilter.tags);
  const tiers = match.isEveryDocument
    ? [{ documents: readFiltered(scope, search, candidates) }]
    : matchTiers(scope, search, candidates);
  const tables = [
    ...(candidates
      ? [
          sql`candidates as materialized (${candidates.documents})`,
          sql`knowledge as materialized (select ${candidates.areKnown} as is_complete)`,
        ]
      : []),
    sql`active as not materialized (
      select ${documentsTable.sequence} as sequence from ${documentsTable}
      where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
        and ${filterCondition(filters)} and ${listCondition(scope, listFilter)})`,
    ...tiers.flatMap(({ tables: others = [], documents }, index) => [
      ...others,
      sql`${tierName(index)} as materialized (${documents})`,
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
      order by 2, 1 ${direction} limit ${page.pageSize} offset ${page.pageIndex * page.pageSize})`,
  ];
  const found = sql`(
    with ${sql.join(tables, sql`, `)}
    select counted.matches_count, counted.corrections, page.sequence, page.tier
    from (
      select ${largestOf(tiers.length)} as matches_count,
        ${match.typo ? correctionsColumn : sql`null`} as corrections
    ) as counted left join page on true) as found`;
  return scope.database
    .select({
      document: documentSummaryColumns,
      matchesCount: sql<number>`found.matches_count`.as('matches_count'),
      corrections: sql<string | null>`found.corrections`
        .mapWith((words: string) => JSON.parse(words) as Correction[])
        .as('corrections'),
      excerpt: excerptColumn(excerptAround),
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

/** A kind of results: selects their sequences, from `tables` of its own besides those of the search. */
type Tier = { tables?: SQL[]; documents: SQL };

/**
 * Each tier is read newest first, only as far as the page or the count needs, and only if no tier before it was enough. By
 * date, only the widest tier is read. The last one has the results of mistyped words, if there are no others.
 */
function matchTiers(
  scope: OrganizationScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): Tier[] {
  const { match, dateOrder } = search;
  const expressions = [...new Set([match.name, match.word, match.beginning])].map(
    (expression) => sql`${expression}`,
  );
  if (match.inside.gaps.length > 0) expressions.push(insideExpression(scope, match.inside));
  const tiers: Tier[] = (dateOrder ? expressions.slice(-1) : expressions).map(
    (expression, index) => {
      const isNeeded = sql`${largestOf(index)} < ${sql.raw(String(endOf(search.page)))}`;
      return { documents: readMatches(search, candidates, { expression, isNeeded }) };
    },
  );
  if (!match.typo) return tiers;
  const isNothingFound = sql`${largestOf(tiers.length)} = 0`;
  const expression = typoExpression(scope, match.typo);
  const isNeeded = sql`${isNothingFound} and ${hasCorrections}`;
  const typoTier = {
    tables: [correctionsTable(scope, match.typo, isNothingFound)],
    documents: readMatches(search, candidates, { expression, isNeeded }),
  };
  return [...tiers, typoTier];
}

/** Documents that match an expression, the newest first; only candidates if all of them are known. */
function readMatches(
  search: MatchSearch,
  candidates: Candidates | undefined,
  { expression, isNeeded }: { expression: SQL; isNeeded: SQL },
): SQL {
  const canMatch = candidates
    ? sql`${isNeeded} and (not ${areAllKnown} or exists (select 1 from candidates))`
    : isNeeded;
  // With its sign, the condition checks each match; without, SQLite would search the index once for each candidate.
  const isCandidate = candidates
    ? sql`and (+document_search.rowid in candidates or not ${areAllKnown})`
    : sql``;
  return sql`
    select active.sequence from document_search cross join active on active.sequence = document_search.rowid
    where document_search match iif(${canMatch}, ${expression}, '"_"') ${isCandidate}
    order by document_search.rowid ${orderOf(search)}`;
}

/** Documents of a search for filters alone: from the index of a filter where there is one, otherwise among all documents. */
function readFiltered(
  scope: OrganizationScope,
  search: MatchSearch,
  candidates: Candidates | undefined,
): SQL {
  const everyDocument = { expression: sql`${search.match.name}`, isNeeded: sql`true` };
  if (!candidates) return readMatches(search, undefined, everyDocument);
  const { onlyTagId } = candidates;
  if (!onlyTagId) {
    const isNeeded = sql`not ${areAllKnown}`;
    return sql`
      select sequence from (
        select active.sequence from candidates cross join active on active.sequence = candidates.sequence
        where ${areAllKnown} order by candidates.sequence ${orderOf(search)})
      union all
      select sequence from (${readMatches(search, undefined, { ...everyDocument, isNeeded })})`;
  }
  const isNeeded = sql`${onlyTagId} is null`;
  return sql`
    select sequence from (
      select active.sequence from ${documentTagsTable}
      cross join active on active.sequence = ${documentTagsTable.documentSequence}
      where ${documentTagsTable.organizationId} = ${scope.organizationId} and ${documentTagsTable.tagId} = ${onlyTagId}
      order by ${documentTagsTable.documentSequence} ${orderOf(search)})
    union all
    select sequence from (${readMatches(search, candidates, { ...everyDocument, isNeeded })})`;
}

/** As many as the page or the count needs. */
function orderOf({ dateOrder = 'desc', page }: MatchSearch): SQL {
  return sql.raw(`${dateOrder} limit ${endOf(page)}`);
}

function endOf(page: Pagination): number {
  return Math.max((page.pageIndex + 1) * page.pageSize, maxCount + 1);
}

/** Whether the candidates are all documents of their filter. */
const areAllKnown = sql`(select is_complete from knowledge)`;

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

const searchedNotes = 20;

/** The newest note that contains one of the first words, as `excerptColumn` finds them. */
function noteColumn(markers: Marker[]) {
  const words = markers
    .slice(0, maxExcerptWords)
    .map(({ typed }) => sql`instr(lower(text), ${typed})`);
  if (words.length === 0) return sql<string | null>`null`.as('note');
  return sql<string | null>`(
    select text from (
      select ${documentNotesTable.text} as text from ${documentNotesTable}
      where ${documentNotesTable.organizationId} = ${documentsTable.organizationId}
        and ${documentNotesTable.documentId} = ${documentsTable.id}
      order by ${documentNotesTable.createdAt} desc limit ${searchedNotes})
    where ${sql.join(words, sql` or `)} limit 1)`.as('note');
}
