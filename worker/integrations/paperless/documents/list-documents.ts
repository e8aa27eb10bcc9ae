import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import {
  parseSearchQuery,
  type SearchFilter,
} from '../../../../shared/archive/search/parse-search-query.ts';
import type { FoundDocument } from '../../../../shared/archive/search/search.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { inTurn } from '../../../access/turns/in-turn.ts';
import {
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { namedTypes, parseSearch } from '../../../archive/custom-fields/search/parse-search.ts';
import type { TypeRow } from '../../../archive/document-types/rows/document-type-store.ts';
import {
  findDocuments,
  isExpensiveList,
} from '../../../archive/documents/list/document-list-store.ts';
import { toDocumentOrder } from '../../../archive/documents/list/to-document-order.ts';
import { findTagged } from '../../../archive/search/filters/filter-search-store.ts';
import { searchDocuments } from '../../../archive/search/search-documents.ts';
import { findSimilarIds } from '../../../archive/tag-proposals/similar-document-store.ts';
import { selectSubject } from '../../../archive/tag-proposals/tag-proposal-store.ts';
import type { Page } from '../http/pages.ts';
import { numberItems } from '../numbers/number-store.ts';
import { findDocumentIds, findDocumentsById, findIdsOf } from './document-ids-store.ts';
import type { DocumentQuery } from './document-query.ts';

type Listed = {
  documents: (DocumentSummary | FoundDocument)[];
  count: number;
  hasMore: boolean;
  correctedQuery?: string | null;
};

type Known = { fields: CustomFieldRow[]; types: TypeRow[] };

/**
 * Returns one page of the documents that a query finds. Counts of searches are exact up to 1,000.
 */
export async function listDocuments(
  scope: OrganizationScope,
  query: DocumentQuery,
  { page, fields, types }: Known & { page: Page },
): Promise<Listed> {
  const { searchQuery, tags } = query;
  const filters = [...query.filters];
  if (filters.some(isNeverMet)) return { documents: [], count: 0, hasMore: false };
  const order = await orderOf(scope, query, fields);
  const named = await namedIn(scope, query);
  const { sortField = 'createdAt', sortOrder } = query;
  const onPage = { pageIndex: page.number - 1, pageSize: page.size };
  const isPlain = searchQuery === '' && filters.length + tags.length === 0;
  if (named && isPlain) {
    const isSimilar = query.similarTo !== undefined;
    const all = await findDocumentsById(scope, named, isSimilar ? named : order);
    const start = (page.number - 1) * page.size;
    const documents = all.slice(start, start + page.size);
    return { documents, count: all.length, hasMore: start + page.size < all.length };
  }
  if (named) filters.push({ kind: 'documents', documentIds: named, isExcluded: false });
  if (searchQuery === '' && filters.length === 0) {
    const listed = { ...onPage, tags, sortField, sortOrder };
    const read = () => (tags.length > 0 ? findTagged : findDocuments)(scope, listed, order);
    const found = await (isExpensiveList(listed, order) ? inTurn(scope, read) : read());
    return counted(page, found);
  }
  // A search for words is sorted by the best match, unless the request asks for the newest first.
  const { terms } = parseSearchQuery(searchQuery, fields.map(toCustomField), undefined, {
    types: namedTypes(types),
  });
  const isSortable = terms.length === 0 || query.sortField === 'createdAt';
  const found = await searchDocuments(
    scope,
    {
      ...onPage,
      searchQuery,
      tags,
      sortOrder,
      ...(isSortable && { sortField }),
    },
    { searched: fields, types, sorted: sortedField(query, fields), filters },
  );
  return { ...counted(page, found), correctedQuery: found.correctedQuery };
}

/**
 * Returns the numbers of the first `most` documents that a query finds, in its order, or the newest
 * of those with the words.
 */
export async function listFoundNumbers(
  scope: OrganizationScope,
  query: DocumentQuery,
  { fields, types, most }: Known & { most: number },
): Promise<number[]> {
  const order = await orderOf(scope, query, fields);
  const named = await namedIn(scope, query);
  const parsed = await parseSearch(scope, query.searchQuery, { fields, types });
  parsed.filters.push(...query.filters);
  if (named) parsed.filters.push({ kind: 'documents', documentIds: named, isExcluded: false });
  return inTurn(scope, async () => {
    const ids = await findIdsOf(scope, { parsed, tags: query.tags, order, most });
    return numbersOf(scope, ids);
  });
}

export async function listDocumentNumbers(
  scope: OrganizationScope,
  query: DocumentQuery,
  { page, fields }: { page: Page; fields: CustomFieldRow[] },
): Promise<{ numbers: number[]; count: number }> {
  const order = await orderOf(scope, query, fields);
  return inTurn(scope, async () => {
    const { ids, count } = await findDocumentIds(scope, order, page);
    return { numbers: await numbersOf(scope, ids), count };
  });
}

async function numbersOf(scope: OrganizationScope, ids: readonly string[]): Promise<number[]> {
  const numbers = await numberItems(scope, ids);
  return ids.map((id) => numbers.get(id) ?? 0);
}

function orderOf(scope: OrganizationScope, query: DocumentQuery, fields: CustomFieldRow[]) {
  const { sortField = 'createdAt', sortOrder } = query;
  return toDocumentOrder(scope, { sortField, sortOrder }, sortedField(query, fields)[0]);
}

function sortedField({ sortField }: DocumentQuery, fields: CustomFieldRow[]) {
  return fields.filter(({ id }) => id === sortField);
}

async function namedIn(
  scope: OrganizationScope,
  { documentIds, similarTo: subject }: DocumentQuery,
): Promise<string[] | undefined> {
  return subject === undefined ? documentIds : similarTo(scope, subject);
}

async function similarTo(scope: OrganizationScope, documentId: string): Promise<string[]> {
  const [subject] = await selectSubject(scope, documentId);
  return subject ? inTurn(scope, () => findSimilarIds(scope, subject)) : [];
}

function isNeverMet(filter: SearchFilter): boolean {
  return filter.kind === 'anyOf' && filter.filters.length === 0 && !filter.isExcluded;
}

/** A count that is capped is the number of documents so far, plus one if there are more. */
function counted<Document>(
  { number, size }: Page,
  found: { documents: Document[]; documentsCount: number; isCountCapped: boolean },
) {
  const { documents, documentsCount, isCountCapped } = found;
  const seen = (number - 1) * size + documents.length;
  const hasMore = isCountCapped ? documents.length === size : seen < documentsCount;
  const count = isCountCapped ? Math.max(documentsCount, seen) + (hasMore ? 1 : 0) : documentsCount;
  return { documents, count, hasMore };
}
