import { sql, type SQL } from 'drizzle-orm';
import type { BuiltInSortField, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  customOrderTerms,
  selectInCustomOrder,
  type CustomOrder,
} from '../custom-fields/custom-order-store.ts';
import { correspondentsTable } from '../correspondents/correspondent-table.ts';
import { documentsTable } from './document-table.ts';

export type DocumentOrder = { sortField: BuiltInSortField; sortOrder: SortOrder } | CustomOrder;

const { sequence, documentDate } = documentsTable;

// As in their indexes.
const columns: Record<Exclude<BuiltInSortField, 'correspondent'>, { value: SQL; index: string }> = {
  createdAt: { value: sql`${documentsTable.createdAt}`, index: 'documents_by_created_at' },
  updatedAt: { value: sql`${documentsTable.updatedAt}`, index: 'documents_by_updated_at' },
  name: {
    value: sql`coalesce(${documentsTable.nameSort}, lower(${documentsTable.name}))`,
    index: 'documents_by_name',
  },
  size: { value: sql`${documentsTable.originalSize}`, index: 'documents_by_size' },
  // Where nothing was recognized, nothing is doubtful.
  confidence: {
    value: sql`coalesce(nullif(${documentsTable.recognition} ->> '$.confidence', 0), 101)`,
    index: 'documents_by_confidence',
  },
  documentDate: { value: sql`${documentDate}`, index: 'documents_by_document_date' },
  dueDate: { value: sql`${documentsTable.dueDate}`, index: 'documents_by_due_date' },
  amount: { value: sql`${documentsTable.totalAmount}`, index: 'documents_by_amount' },
};

/** Fields that many documents have no value of: these come last, in both directions. */
const sparse: BuiltInSortField[] = ['documentDate', 'dueDate', 'amount'];

const byDate = sql`${documentDate} desc, ${sequence} desc`;

/** What documents are ordered by; those without a value are last. Those of one correspondent have the latest date first. */
export function orderTerms(order: DocumentOrder): SQL {
  if (order.sortField === 'custom') return customOrderTerms(order);
  const { sortField, sortOrder } = order;
  const direction = sql.raw(sortOrder);
  if (sortField === 'correspondent') {
    return sql`(
      select name_key from ${correspondentsTable} where ${correspondentsTable.id} = ${documentsTable.correspondentId}
    ) ${direction} nulls last, ${byDate}`;
  }
  const nulls = sparse.includes(sortField) ? sql`nulls last` : sql``;
  return sql`${columns[sortField].value} ${direction} ${nulls}, ${sequence} ${direction}`;
}

export type OrderedPage = {
  /** Of active documents. */
  condition: SQL;
  limit: number | SQL;
  offset: number;
  /** Another index whose rows are in this order. */
  index?: SQL | undefined;
  /** Condition on the values of the custom field that the order is by. */
  matching?: SQL | undefined;
  /** Otherwise nothing is read. */
  isNeeded?: SQL;
};

/**
 * Selects the sequences of one page of active documents that meet a condition, reading them in their order from an index.
 * Skipped documents are read from it too.
 */
export function selectInOrder(
  scope: OrganizationScope,
  order: DocumentOrder,
  { condition, limit, offset, index, matching, isNeeded }: OrderedPage,
): SQL {
  // A condition beside it would be evaluated for each row; this one is, before the index is read.
  const organizationId = isNeeded
    ? sql`iif(${isNeeded}, ${scope.organizationId}, null)`
    : sql`${scope.organizationId}`;
  if (order.sortField === 'custom') {
    return selectInCustomOrder(order, { condition, limit, offset, organizationId, matching });
  }
  const isActive = sql`${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null`;
  if (order.sortField !== 'correspondent') {
    return sql`
      select ${sequence} as sequence from ${documentsTable}
      indexed by ${index ?? sql.raw(columns[order.sortField].index)} where ${isActive} and ${condition}
      order by ${orderTerms(order)} limit ${limit} offset ${offset}`;
  }
  const end = sql`${limit} + ${offset}`;
  const direction = sql.raw(order.sortOrder);
  // Correspondents by their index, the documents of each by theirs, and then those without one. With the row id, SQLite knows
  // that each name is one correspondent, and sorts nothing.
  return sql`
    select sequence from (
      select * from (
        select ${sequence} as sequence from ${correspondentsTable} indexed by correspondents_by_name
        cross join ${documentsTable} indexed by documents_by_correspondent
          on ${documentsTable.organizationId} = ${scope.organizationId}
          and ${documentsTable.correspondentId} = ${correspondentsTable.id} and ${documentsTable.deletedAt} is null
        where ${correspondentsTable.organizationId} = ${organizationId} and ${condition}
        order by ${correspondentsTable.nameKey} ${direction}, ${correspondentsTable}.rowid ${direction}, ${byDate}
        limit ${end})
      union all
      select * from (
        select ${sequence} as sequence from ${documentsTable} indexed by documents_by_correspondent
        where ${isActive} and ${documentsTable.correspondentId} is null and ${condition}
        order by ${byDate} limit ${end}))
    limit ${limit} offset ${offset}`;
}
