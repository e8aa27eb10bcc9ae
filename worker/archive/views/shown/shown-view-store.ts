import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Pagination } from '../../../../shared/pagination.ts';
import { userIdOf } from '../../../access/actor.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { selectRow } from '../../../database/database.ts';
import {
  allOf,
  always,
  hasRow,
  idsIn,
  listed,
  never,
  unindexed,
} from '../../../database/expressions.ts';
import { findDocuments } from '../../documents/list/document-list-store.ts';
import { maxCount } from '../../documents/list/max-count.ts';
import { toDocumentOrder } from '../../documents/list/to-document-order.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { findFiltered, findTagged } from '../../search/filters/filter-search-store.ts';
import { conditionOf } from '../../search/filters/matches-store.ts';
import { indexedSequence, isNotExcluded } from '../../search/index/changed-document-store.ts';
import { findMatchedIds, resultsTables } from '../../search/search-store.ts';
import { wordConditionsOf } from '../../search/words/word-conditions.ts';
import { viewsTable } from '../searches/view-table.ts';
import type { ShownView } from './shown-view.ts';

type Found = { documentIds: string[]; documentsCount: number; isCountCapped: boolean };

export async function findPageOfView(
  scope: SearchScope,
  shown: ShownView,
  page: Pagination,
): Promise<Found> {
  const { view, filters, match, terms } = shown;
  const { field: sortField, order: sortOrder } = view.sort ?? plainOrder;
  const query = { ...view.filters, ...page, sortField, sortOrder };
  if (!match) {
    if (view.search !== '') return { documentIds: [], documentsCount: 0, isCountCapped: false };
    const order = await toDocumentOrder(scope, query);
    const listed = await (query.tags.length > 0 ? findTagged : findDocuments)(scope, query, order);
    return foundOf(
      listed.documents.map(({ id }) => id),
      listed.isCountCapped ? maxCount + 1 : listed.documentsCount,
    );
  }
  if (match.isEveryDocument) {
    const order = await toDocumentOrder(scope, query);
    const search = { filters, listFilter: view.filters, page, order };
    const { documents, matchesCount } = await findFiltered(scope, search);
    return foundOf(
      documents.map(({ id }) => id),
      matchesCount,
    );
  }
  const rows = await findMatchedIds(scope, {
    match,
    words: wordConditionsOf(terms),
    filters,
    listFilter: view.filters,
    page,
    dateOrder: view.sort?.field === 'createdAt' ? view.sort.order : undefined,
    noteAround: [],
  });
  return foundOf(
    rows.flatMap(({ documentId }) => documentId ?? []),
    rows[0]?.matchesCount ?? 0,
  );
}

const plainOrder = { field: 'createdAt', order: 'desc' } as const;

function foundOf(documentIds: string[], count: number): Found {
  return {
    documentIds,
    documentsCount: Math.min(count, maxCount),
    isCountCapped: count > maxCount,
  };
}

/**
 * Condition on active `documents` with one of these `ids`: the view finds them, and the actor still
 * sees the view unchanged. Its cost does not depend on the number of documents.
 */
export function isFoundByView(
  scope: SearchScope,
  shown: ShownView,
  documentIds: readonly string[],
): SQL {
  const { view, filters, match } = shown;
  const condition = conditionOf(scope, { filters, listFilter: view.filters });
  return allOf(isAsRead(scope, shown), condition, hasWords(scope, { match, view }, documentIds));
}

export async function isUnchanged(scope: SearchScope, shown: ShownView): Promise<boolean> {
  const row = await selectRow(scope.database, {
    isUnchanged: isAsRead(scope, shown).mapWith(Boolean).as('is_unchanged'),
  });
  return row[0]?.isUnchanged === true;
}

function isAsRead(scope: SearchScope, { view }: ShownView): SQL {
  return hasRow(
    viewsTable,
    and(
      eq(viewsTable.id, view.id),
      eq(unindexed(viewsTable.organizationId), scope.organizationId),
      or(eq(viewsTable.isShared, true), eq(viewsTable.createdBy, userIdOf(scope.actor) ?? '')),
      eq(viewsTable.search, view.search),
      sql`json(${viewsTable.filters}) = json(${JSON.stringify(view.filters)})`,
    ),
  );
}

function hasWords(
  scope: SearchScope,
  { match, view }: Pick<ShownView, 'match' | 'view'>,
  documentIds: readonly string[],
): SQL {
  if (!match) return view.search === '' ? always : never;
  if (match.isEveryDocument) return always;
  const rows = (sign: SQL) =>
    sql`
      select ${sign} named.sequence from ${documentsTable} as named
      where +named.organization_id = ${scope.organizationId} and ${idsIn(sql.raw('named.id'), documentIds)}`;
  return sql`${documentsTable.sequence} in (
    with ${listed(...resultsTables(scope, match, always))}
    select ${indexedSequence} from results cross join document_search
    where document_search match results.expression
      and document_search.rowid in (${rows(sql.empty())} union all ${rows(sql.raw('-'))})
      and ${isNotExcluded(match.excluded)})`;
}
