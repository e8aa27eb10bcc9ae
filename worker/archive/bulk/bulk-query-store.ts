import {
  and,
  desc,
  eq,
  isNotNull,
  isNull,
  lte,
  max,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import type {
  SearchFilter,
  SearchQuery,
} from '../../../shared/archive/search/parse-search-query.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  allOf,
  always,
  coalesce,
  iif,
  isAmong,
  listed,
  rowOf,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { parseSearch } from '../custom-fields/search/parse-search.ts';
import { buildMatchExpressions } from '../search/words/match-expression.ts';
import { indexedSequence, isNotExcluded } from '../search/index/changed-document-store.ts';
import { resultsTables } from '../search/search-store.ts';
import { selectMatches } from '../search/filters/filter-matches-store.ts';
import { filterCondition } from '../search/filters/search-filter-store.ts';
import { filteredDocuments, listCondition } from '../documents/list/document-list-store.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import { literal } from '../../database/literal.ts';
import { assertExclusionsExist, assertUnderstood } from './understood-search-store.ts';
import { downloadColumns, type DownloadRow } from './download-store.ts';

export type BulkSearch = {
  query: BulkQuery;
  isTrashed: boolean;
  limit: number;
  cursor?: string;
  condition?: SQL;
};

/**
 * Returns up to `limit` documents that match a query, the newest first. A search without words and
 * filters matches no document.
 */
export async function findBulkDocuments(
  scope: OrganizationScope,
  search: BulkSearch,
): Promise<DownloadRow[]> {
  const sequences = await selectMatching(scope, search);
  if (!sequences) return [];
  return inTurn(scope, async () =>
    scope.database
      .select(downloadColumns)
      .from(documentsTable)
      .where(isAmong(documentsTable.sequence, sequences))
      .orderBy(...orderOf(search).documents.map((column) => desc(column))),
  );
}

async function selectMatching(
  scope: OrganizationScope,
  search: BulkSearch,
): Promise<SQL | undefined> {
  const { query, isTrashed } = search;
  const limit = literal(search.limit);
  const condition = allOf(search.condition ?? always, wasCreatedUntil(query));
  const afterCursor = isAfterCursor(scope, search);
  if (query.searchQuery.trim() === '') {
    return sql`
      select ${documentsTable.sequence} ${filteredDocuments(scope, { ...query, isTrashed })}
        and ${condition} and ${afterCursor} order by ${listed(...orderOf(search).read.map(desc))} limit ${limit}`;
  }
  const parsed = await parseSearch(scope, query.searchQuery);
  assertUnderstood(parsed);
  await assertExclusionsExist(scope, parsed);
  const found = foundDocuments(scope, { query, isTrashed, parsed });
  if (!found) return undefined;
  const matching = sql`
    select ${documentsTable.sequence} as sequence from ${found.matching} and ${condition}`;
  // For a few seconds a changed document also has a row with a negative number, and both rows may
  // match.
  const inIndex = sql`
    select json_group_array(sequence) from (
      select sequence from (
        select * from (
          ${matching} and ${afterCursor} and document_search.rowid > 0
          order by document_search.rowid desc limit ${limit})
        union
        select * from (
          ${matching} and document_search.rowid < 0 and document_search.rowid > -${lastSequence(scope, search)}
          order by document_search.rowid limit ${limit}))
      order by sequence desc limit ${limit})`;
  const page =
    hasOnlyFilters(scope, parsed) && !isTrashed
      ? iif(
          ...ofRareFilters(scope, { search, filters: parsed.filters, condition }),
          sql`(${inIndex})`,
        )
      : sql`(${inIndex})`;
  return sql`
    select found.value as sequence from (
      with ${found.tables} select ${page} as sequences from results) as page
    cross join json_each(page.sequences) as found`;
}

/** From this number of matches on, the newest ones are found soon in the index of all texts. */
const manyMatches = 10_000;

function hasOnlyFilters({ organizationId }: OrganizationScope, parsed: SearchQuery): boolean {
  return buildMatchExpressions(organizationId, parsed)?.isEveryDocument === true;
}

/**
 * Whether the filters have few matches, and the page of these, read from the index of one filter.
 * The index of all texts would have to be read to its end for the last of them.
 */
function ofRareFilters(
  scope: OrganizationScope,
  { search, filters, condition }: { search: BulkSearch; filters: SearchFilter[]; condition: SQL },
): [areFew: SQL, page: SQL] {
  const { sequence } = documentsTable;
  const matches = selectMatches(scope, { filters, listFilter: search.query });
  const many = literal(manyMatches);
  return [
    sql`(select count(*) < ${many} from (${matches} limit ${many}))`,
    sql`(select json_group_array(sequence) from (
      ${matches} and ${condition} and ${sequence} < ${lastSequence(scope, search)}
      order by ${sequence} desc limit ${literal(search.limit)}))`,
  ];
}

function orderOf({ query, isTrashed }: BulkSearch): {
  read: SQLWrapper[];
  documents: SQLiteColumn[];
} {
  const { sequence, createdAt, deletedAt } = documentsTable;
  if (query.searchQuery.trim() !== '') {
    return { read: [sql.raw('document_search.rowid')], documents: [sequence] };
  }
  if (query.tags.length > 0) {
    return { read: [documentTagsTable.documentSequence], documents: [sequence] };
  }
  const columns = [isTrashed ? deletedAt : createdAt, sequence];
  return { read: columns, documents: columns };
}

const beyondAll = literal(Number.MAX_SAFE_INTEGER);

function isAfterCursor(scope: OrganizationScope, search: BulkSearch): SQL {
  if (search.cursor === undefined) return always;
  const { read, documents } = orderOf(search);
  const last = documents.map((column) => coalesce(max(column), beyondAll));
  return sql`${rowOf(...read)} < (
    select ${listed(...last)} ${documentsWhere(isDocument(scope, search.cursor))})`;
}

function lastSequence(scope: OrganizationScope, { cursor }: BulkSearch): SQL {
  if (cursor === undefined) return beyondAll;
  const last = subquery
    .select({ sequence: coalesce(max(documentsTable.sequence), beyondAll) })
    .from(documentsTable)
    .where(isDocument(scope, cursor));
  return valueOf(last);
}

export function wasCreatedUntil({ createdUntil }: BulkQuery): SQL {
  if (createdUntil === undefined) return always;
  const { addedAt, createdAt } = documentsTable;
  return lte(coalesce(addedAt, createdAt), Date.parse(createdUntil));
}

/**
 * Finds the documents that match a parsed search; undefined if no document can match. `tables`
 * belongs after `with`; `matching` is a `… where …` that uses the column `expression` of the last
 * of these tables, `results`. A document may be found twice.
 */
export function foundDocuments(
  scope: OrganizationScope,
  { query, isTrashed, parsed }: Pick<BulkSearch, 'query' | 'isTrashed'> & { parsed: SearchQuery },
): { tables: SQL; matching: SQL } | undefined {
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) return undefined;
  const condition = and(
    eq(documentsTable.organizationId, scope.organizationId),
    isTrashed ? isNotNull(documentsTable.deletedAt) : isNull(documentsTable.deletedAt),
    listCondition(scope, query),
    filterCondition(scope, parsed.filters),
  );
  return {
    tables: listed(...resultsTables(scope, match, condition)),
    matching: sql`
      document_search cross join ${documentsTable} on ${documentsTable.sequence} = ${indexedSequence}
      where document_search match expression and ${condition} and ${isNotExcluded(match.excluded)}`,
  };
}
