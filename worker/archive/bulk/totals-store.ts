import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { BulkFilter, BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import {
  maxSummed,
  queryCost,
  type AmountsSum,
  type DocumentsCount,
} from '../../../shared/archive/bulk/totals.ts';
import { amountOfHundredths } from '../../../shared/archive/fields/sum-amounts.ts';
import type { SearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import { limits } from '../../../shared/limits.ts';
import { inTurn } from '../../access/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch, type Statement } from '../../database/database.ts';
import { subquery } from '../../database/expressions.ts';
import { runInShortBatches } from '../../database/short-batches.ts';
import { maxFilters, parseSearch, searchParser } from '../custom-fields/parse-search.ts';
import {
  countUpTo,
  filteredDocuments,
  hasCounter,
  selectCount,
} from '../documents/document-list-store.ts';
import { maxCount } from '../documents/max-count.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { selectMatches } from '../search/filter-matches-store.ts';
import { buildMatchExpressions } from '../search/match-expression.ts';
import { foundDocuments, wasCreatedUntil } from './bulk-query-store.ts';
import {
  assertComplete,
  isSelected,
  namedDocuments,
  selectMissingDocuments,
  type Missing,
} from '../documents/selection/document-selection-store.ts';
import { literal } from '../../database/literal.ts';

/**
 * The numbers of active documents that queries match; up to `maxCount` where there is no counter. Each round trip beside that for the custom
 * fields they name has a turn of its own.
 */
export async function countDocuments(
  scope: OrganizationScope,
  queries: BulkQuery[],
): Promise<DocumentsCount[]> {
  const possible = queries.map(({ searchQuery }) => searchQuery).filter(isShortEnough);
  const parse = await searchParser(scope, possible);
  const statements = queries.map((query) => ({
    cost: 1 + queryCost(query),
    build: () => countOf(scope, query, parse),
  }));
  const counts = (await runInShortBatches(scope.database, statements, (read) =>
    inTurn(scope, read),
  )) as { documentsCount: number }[][];
  return counts.map(([row], index) => {
    const count = row?.documentsCount ?? 0;
    const isCountCapped = !isCounter(queries[index]) && count > maxCount;
    return { documentsCount: isCountCapped ? maxCount : count, isCountCapped };
  });
}

function isCounter(query: BulkQuery | undefined): boolean {
  return query !== undefined && query.searchQuery.trim() === '' && hasCounter(query);
}

const noMatch = sql`select 1 as sequence where false`;

type Parse = (searchQuery: string) => SearchQuery;

function countOf(scope: OrganizationScope, query: BulkQuery, parse: Parse): Statement {
  if (query.searchQuery.trim() === '') return selectCount(scope, query);
  return countUpTo(scope, maxCount + 1, selectPossible(scope, query, parse) ?? noMatch);
}

/** `selectMatching`, but undefined for a search that is refused, which is not to keep the others from being counted. */
function selectPossible(scope: OrganizationScope, query: BulkQuery, parse: Parse): SQL | undefined {
  if (!isShortEnough(query.searchQuery)) return undefined;
  const parsed = parse(query.searchQuery);
  return parsed.filters.length <= maxFilters ? selectMatching(scope, query, parsed) : undefined;
}

function isShortEnough(searchQuery: string): boolean {
  return searchQuery.length <= limits.searchQuery.max;
}

/**
 * Selects the sequences of active documents that match a query; undefined if none can. Those of filters alone are read from an
 * index of one, not from the text index.
 */
function selectMatching(
  scope: OrganizationScope,
  query: BulkQuery,
  parsed: SearchQuery,
): SQL | undefined {
  const until = wasCreatedUntil(query);
  if (query.searchQuery.trim() === '') {
    return sql`select ${documentsTable.sequence} ${filteredDocuments(scope, query)} and ${until}`;
  }
  const { filters } = parsed;
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (match?.isEveryDocument) {
    return sql`${selectMatches(scope, { filters, listFilter: query })} and ${until}`;
  }
  const found = foundDocuments(scope, { query, isTrashed: false, parsed });
  return (
    found &&
    sql`
      with ${found.tables}
      select distinct ${documentsTable.sequence} from results cross join ${found.matching} and ${until}`
  );
}

type SumRow = {
  count: number;
  currency: string | null;
  amounts: number;
  millions: number;
  rest: number;
};

/** As hundredths: a sum may be larger than an integer of the database, or one that is exact in JavaScript. */
const scale = 1_000_000;
// A number that is bound may be a real one in D1, which divides differently.
const scaleInSql = literal(scale);

/** Adds up the amounts of active documents; 404 `document.not_found` if a named one is missing. */
export async function sumAmounts(
  scope: OrganizationScope,
  { documentIds, query }: BulkFilter,
): Promise<AmountsSum> {
  const selection = namedDocuments(documentIds ?? []);
  const matches = documentIds
    ? subquery
        .select({ sequence: documentsTable.sequence })
        .from(documentsTable)
        .where(and(isSelected(scope, selection), isNull(documentsTable.deletedAt)))
        .getSQL()
    : query && selectMatching(scope, query, await parseSearch(scope, query.searchQuery));
  const sums = scope.database.all<SumRow>(sql`
      select * from (
        with matched as materialized (
          select sequence from (${matches ?? noMatch}) limit ${literal(maxSummed + 1)}),
        counted as materialized (select count(*) as count from matched)
        select counted.count, summed.* from counted left join (
          select ${documentsTable.currency} as currency, count(*) as amounts,
            sum(${documentsTable.totalAmount} / ${scaleInSql}) as millions, sum(${documentsTable.totalAmount} % ${scaleInSql}) as rest
          from matched cross join ${documentsTable} on ${documentsTable.sequence} = matched.sequence
          where (select count from counted) <= ${maxSummed} and ${documentsTable.totalAmount} is not null
          group by ${documentsTable.currency}) as summed
        order by summed.currency)`);
  const [missing, rows] = (await inTurn(scope, () =>
    runBatch(scope.database, [selectMissingDocuments(scope, selection), sums]),
  )) as [Missing[], SumRow[]];
  assertComplete(missing);
  const count = rows[0]?.count ?? 0;
  return {
    documentsCount: Math.min(count, maxSummed),
    isCapped: count > maxSummed,
    sums: rows.flatMap(({ currency, amounts, millions, rest }) =>
      currency === null
        ? []
        : { currency, amount: amountOf(millions, rest), documentsCount: amounts },
    ),
  };
}

function amountOf(millions: number, rest: number): number {
  return amountOfHundredths(BigInt(millions) * BigInt(scale) + BigInt(rest));
}
