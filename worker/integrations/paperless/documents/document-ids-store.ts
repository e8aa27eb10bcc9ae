import { and, asc, eq, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { SearchQuery } from '../../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { foundDocuments } from '../../../archive/bulk/bulk-query-store.ts';
import { noMatch } from '../../../archive/bulk/matching-store.ts';
import {
  documentSummaryColumns,
  selectStatistics,
  toDocumentSummary,
} from '../../../archive/documents/document-store.ts';
import {
  orderTerms,
  selectInOrder,
  type DocumentOrder,
} from '../../../archive/documents/list/document-order-store.ts';
import { isOneOfDocuments } from '../../../archive/documents/rows/document-condition-store.ts';
import { documentsTable } from '../../../archive/documents/rows/document-table.ts';
import { selectMatches } from '../../../archive/search/filters/filter-matches-store.ts';
import { searchWordsTable } from '../../../archive/search/index/search-index-table.ts';
import { buildMatchExpressions } from '../../../archive/search/words/match-expression.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { batch } from '../../../database/database.ts';
import { isAmong } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import type { Page } from '../http/pages.ts';

/** Selects the tags with a name, either the whole name or its last part. */
export function selectTagsNamed({ database, organizationId }: ReadScope, name: string) {
  const { id, nameKey } = tagsTable;
  const key = tagNameKey(name);
  const nested = `/${key}`;
  const isNested = sql`substr(${nameKey}, -length(${nested})) = ${nested}`;
  return database
    .select({ id })
    .from(tagsTable)
    .where(and(eq(tagsTable.organizationId, organizationId), or(eq(nameKey, key), isNested)));
}

export async function findDocumentIds(
  scope: OrganizationScope,
  order: DocumentOrder,
  { number, size }: Page,
): Promise<{ ids: string[]; count: number }> {
  const onPage = selectInOrder(scope, order, {
    limit: literal(size),
    offset: literal((number - 1) * size),
  });
  const { rows, counts } = await batch(scope.database, {
    rows: scope.database
      .select({ id: documentsTable.id })
      .from(documentsTable)
      .where(isAmong(documentsTable.sequence, onPage))
      .orderBy(orderTerms(order)),
    counts: selectStatistics(scope),
  });
  return { ids: rows.map(({ id }) => id), count: counts[0]?.documentsCount ?? 0 };
}

type Found = { parsed: SearchQuery; tags: string[]; order: DocumentOrder; most: number };

export async function findIdsOf(
  scope: OrganizationScope,
  { parsed, tags, order, most }: Found,
): Promise<string[]> {
  const { sequence, id } = documentsTable;
  const found = selectFound(scope, parsed, tags);
  const rows = await scope.database
    .select({ id })
    .from(documentsTable)
    .where(isAmong(sequence, found))
    .orderBy(orderTerms(order))
    .limit(most);
  return rows.map((row) => row.id);
}

function selectFound(scope: OrganizationScope, parsed: SearchQuery, tags: string[]): SQL {
  const { filters } = parsed;
  const listFilter = { tags };
  if (buildMatchExpressions(scope.organizationId, parsed)?.isEveryDocument !== false) {
    return selectMatches(scope, { filters, listFilter });
  }
  const query = { searchQuery: '', tags };
  const matches = foundDocuments(scope, { query, isTrashed: false, parsed });
  return matches
    ? sql`
        with ${matches.tables}
        select ${documentsTable.sequence} from results cross join ${matches.matching}`
    : noMatch;
}

export async function findDocumentsById(
  scope: OrganizationScope,
  ids: readonly string[],
  order: DocumentOrder | readonly string[],
): Promise<DocumentSummary[]> {
  const rows = await scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(and(isOneOfDocuments(scope, ids), isNull(documentsTable.deletedAt)))
    .orderBy(orderTerms(isList(order) ? newestFirst : order));
  const documents = rows.map(toDocumentSummary);
  return isList(order)
    ? documents.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : documents;
}

const newestFirst = { sortField: 'createdAt', sortOrder: 'desc' } as const;

function isList(order: DocumentOrder | readonly string[]): order is readonly string[] {
  return Array.isArray(order);
}

/** Returns words of documents with a beginning, which is in the form of the search index. */
export async function findWords(
  { database, organizationId }: OrganizationScope,
  { beginning, limit }: { beginning: string; limit: number },
): Promise<string[]> {
  const rows = await database
    .select({ word: searchWordsTable.word })
    .from(searchWordsTable)
    .where(
      and(
        eq(searchWordsTable.organizationId, organizationId),
        gte(searchWordsTable.word, beginning),
        lt(searchWordsTable.word, `${beginning}\u{10ffff}`),
      ),
    )
    .orderBy(asc(searchWordsTable.word))
    .limit(limit);
  return rows.map(({ word }) => word);
}
