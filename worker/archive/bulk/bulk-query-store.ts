import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { BulkQuery } from '../../../shared/archive/bulk/bulk.ts';
import type { SearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { parseSearch } from '../custom-fields/parse-search.ts';
import { buildMatchExpressions } from '../search/match-expression.ts';
import { resultsExpression } from '../search/search-store.ts';
import { filterCondition } from '../search/search-filter-store.ts';
import { filteredDocuments, listCondition } from '../documents/document-list-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable } from '../tags/tag-table.ts';
import { literal } from '../../database/literal.ts';
import { downloadColumns, type DownloadRow } from './download-store.ts';

export type BulkSearch = {
  query: BulkQuery;
  isTrashed: boolean;
  limit: number;
  /** The id of a document: only those after it. */
  cursor?: string;
  /** Only documents that meet this condition. */
  condition?: SQL;
};

/** Up to `limit` documents that match a query, those that came last first. A search without words and filters matches none. */
export async function findBulkDocuments(
  scope: OrganizationScope,
  search: BulkSearch,
): Promise<DownloadRow[]> {
  const matching = await matchingDocuments(scope, search);
  if (!matching) return [];
  const order = orderOf(search);
  const sequences = sql`
    select ${documentsTable.sequence} ${matching} and ${search.condition ?? sql`true`}
      and ${wasCreatedUntil(search.query)} and ${isAfterCursor(scope, search)}
    order by ${sql.join(order.read.map(desc), sql`, `)} limit ${literal(search.limit)}`;
  return scope.database
    .select(downloadColumns)
    .from(documentsTable)
    .where(sql`${documentsTable.sequence} in (${sequences})`)
    .orderBy(...order.documents.map((column) => desc(column)));
}

/** The columns of the index that a query is read from, and the same of the documents. */
function orderOf({ query, isTrashed }: BulkSearch) {
  const { sequence, createdAt, deletedAt } = documentsTable;
  if (query.searchQuery.trim() !== '') {
    return { read: [sql`document_search.rowid`], documents: [sequence] };
  }
  if (query.tags.length > 0) {
    return { read: [sql`${documentTagsTable.documentSequence}`], documents: [sequence] };
  }
  const columns = [isTrashed ? deletedAt : createdAt, sequence];
  return { read: columns.map((column) => sql`${column}`), documents: columns };
}

/** Every document is, if that of the cursor does not exist any more. */
function isAfterCursor(scope: OrganizationScope, search: BulkSearch): SQL {
  if (search.cursor === undefined) return sql`true`;
  const { read, documents } = orderOf(search);
  const last = documents.map((column) => sql`coalesce(max(${column}), ${Number.MAX_SAFE_INTEGER})`);
  return sql`(${sql.join(read, sql`, `)}) < (
    select ${sql.join(last, sql`, `)} from ${documentsTable}
    where ${documentsTable.id} = ${search.cursor} and ${documentsTable.organizationId} = ${scope.organizationId})`;
}

/** Condition on `documents`: it was there when the list was read. */
export function wasCreatedUntil({ createdUntil }: BulkQuery): SQL {
  if (createdUntil === undefined) return sql`true`;
  return sql`${documentsTable.createdAt} <= ${Date.parse(createdUntil)}`;
}

/** `from … where …` of the documents that match a query; undefined if none can. */
async function matchingDocuments(
  scope: OrganizationScope,
  { query, isTrashed }: BulkSearch,
): Promise<SQL | undefined> {
  if (query.searchQuery.trim() === '') return filteredDocuments(scope, { ...query, isTrashed });
  const parsed = await parseSearch(scope, query.searchQuery);
  return foundDocuments(scope, { query, isTrashed, parsed });
}

/** The same for a query whose search is parsed. */
export function foundDocuments(
  scope: OrganizationScope,
  { query, isTrashed, parsed }: Pick<BulkSearch, 'query' | 'isTrashed'> & { parsed: SearchQuery },
): SQL | undefined {
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) return undefined;
  const condition = and(
    eq(documentsTable.organizationId, scope.organizationId),
    isTrashed ? isNotNull(documentsTable.deletedAt) : isNull(documentsTable.deletedAt),
    listCondition(scope, query),
    filterCondition(scope, parsed.filters),
  );
  return sql`
    from document_search cross join ${documentsTable} on ${documentsTable.sequence} = document_search.rowid
    where document_search match (${resultsExpression(scope, match, condition)}) and ${condition}`;
}
