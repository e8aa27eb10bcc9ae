import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type {
  DocumentFilter,
  DocumentsQuery,
  DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import {
  doubtfulConfidence,
  scanMimeTypes,
} from '../../../../shared/archive/extraction/is-text-missing.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { always, idsIn, indexedBy, isAmong } from '../../../database/expressions.ts';
import { toDocumentOrder } from './to-document-order.ts';
import { allTagsExist } from '../../tags/document-tag-store.ts';
import { documentTagsTable, tagsTable } from '../../tags/tag-table.ts';
import { documentSummaryColumns, selectStatistics, toDocumentSummary } from '../document-store.ts';
import {
  isReadInParts,
  orderTerms,
  selectInOrder,
  type DocumentOrder,
} from './document-order-store.ts';
import { maxCount } from './max-count.ts';
import { documentsTable } from '../rows/document-table.ts';
import { limitTo, literal } from '../../../database/literal.ts';

/**
 * Returns one page of active documents that have all of the tags, and the number of these
 * documents, in one round trip. Skipped documents are only read from an index.
 */
export async function findDocuments(
  scope: SearchScope,
  query: Omit<DocumentsQuery, 'tags'>,
  order?: DocumentOrder,
): Promise<DocumentsPage> {
  const { database } = scope;
  const { extractionState, pageSize } = query;
  const filter = { extractionState, tags: [] };
  const sorted = order ?? (await toDocumentOrder(scope, query));
  const page =
    isReadInParts(sorted) && extractionState === undefined
      ? selectInOrder(scope, sorted, {
          condition: always,
          limit: literal(pageSize),
          offset: literal(query.pageIndex * pageSize),
        })
      : sql`
          select ${documentsTable.sequence} ${filteredDocuments(scope, filter)}
          order by ${orderTerms(sorted)} ${limitTo(query)}`;
  const { rows, counts } = await batch(database, {
    rows: database
      .select(documentSummaryColumns)
      .from(documentsTable)
      .where(isAmong(documentsTable.sequence, page))
      .orderBy(orderTerms(sorted)),
    counts: selectCount(scope, filter),
  });
  return {
    documents: rows.map(toDocumentSummary),
    ...shownCount(counts[0]?.documentsCount ?? 0, filter),
  };
}

export type DocumentsPage = {
  documents: DocumentSummary[];
  documentsCount: number;
  isCountCapped: boolean;
};

export function shownCount(counted: number, filter: DocumentFilter) {
  const isCountCapped = !hasCounter(filter) && counted > maxCount;
  return { documentsCount: isCountCapped ? maxCount : counted, isCountCapped };
}

export function selectCount(scope: SearchScope, filter: DocumentFilter) {
  const [tagId] = filter.tags;
  if (hasCounter(filter)) {
    return tagId === undefined ? selectStatistics(scope) : selectTagCount(scope, tagId);
  }
  return countUpTo(scope, maxCount + 1, sql`select 1 ${filteredDocuments(scope, filter)}`);
}

export function countUpTo({ database }: SearchScope, most: number, documents: SQL) {
  return database
    .select({ documentsCount: count().as('documents_count') })
    .from(sql`(${documents} limit ${literal(most)})`);
}

export function hasCounter({ tags, extractionState }: DocumentFilter): boolean {
  return extractionState === undefined && tags.length <= 1;
}

/** Skipped documents are read from an index. More than this number cost as much as a search. */
const mostSkipped = 1000;

export function isExpensiveList(query: DocumentsQuery, { sortField }: DocumentOrder): boolean {
  return (
    !hasCounter(query) ||
    query.pageIndex * query.pageSize > mostSkipped ||
    sortField === 'correspondent' ||
    sortField === 'custom'
  );
}

export function selectTagCount(scope: SearchScope, tagId: string) {
  return scope.database
    .select({ documentsCount: tagsTable.documentsCount })
    .from(tagsTable)
    .where(and(eq(tagsTable.id, tagId), eq(tagsTable.organizationId, scope.organizationId)));
}

/**
 * The documents that match a filter as `from … where …`, read from the index of the rarest tag of
 * the filter.
 */
export function filteredDocuments(
  scope: SearchScope,
  filter: DocumentFilter & { isTrashed?: boolean },
): SQL {
  const { organizationId } = scope;
  const condition = and(
    eq(documentsTable.organizationId, organizationId),
    filter.isTrashed ? isNotNull(documentsTable.deletedAt) : isNull(documentsTable.deletedAt),
    isInState(filter.extractionState),
  );
  if (filter.tags.length === 0) {
    const isByFailure = filter.extractionState === 'failed' && !filter.isTrashed;
    const documents = isByFailure
      ? indexedBy(documentsTable, 'documents_without_text')
      : documentsTable;
    return sql`from ${documents} where ${condition}`;
  }
  return sql`
    from ${documentTagsTable}
    cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
    where ${documentTagsTable.organizationId} = ${organizationId}
      and ${documentTagsTable.tagId} = (
        select ${tagsTable.id} from ${tagsTable}
        where ${tagsTable.organizationId} = ${organizationId} and ${idsIn(tagsTable.id, filter.tags)}
        order by ${tagsTable.documentsCount} limit 1)
      and ${condition} and ${hasAllTags(scope, filter.tags)}`;
}

export function listCondition(scope: SearchScope, { tags, extractionState }: DocumentFilter): SQL {
  return (
    and(isInState(extractionState), tags.length > 0 ? hasAllTags(scope, tags) : undefined) ?? always
  );
}

/** The tags must exist, because documents may still be linked to a deleted tag. */
function hasAllTags(scope: SearchScope, tagIds: string[]): SQL {
  return sql`${allTagsExist(scope, tagIds)} and not exists (
    select 1 from json_each(${JSON.stringify(tagIds)}) as wanted
    where not exists (
      select 1 from ${documentTagsTable} as present
      where present.document_id = ${documentsTable.id} and present.tag_id = wanted.value))`;
}

const scans = sql.raw(scanMimeTypes.map((type) => `'${type}'`).join(', '));
const doubtful = literal(doubtfulConfidence);

/**
 * The same condition on `documents` as `isTextMissing` and `isTextDoubtful`, with literals so that
 * it fits the partial index.
 */
function isInState(state: DocumentFilter['extractionState']): SQL | undefined {
  const { extractionState, mimeType, recognition } = documentsTable;
  return (
    state &&
    sql`(${extractionState} = 'failed'
      or (${extractionState} = 'none' and ${recognition} is null and ${mimeType} in (${scans}))
      or (${extractionState} = 'done' and ${recognition} ->> '$.confidence' < ${doubtful}))`
  );
}
