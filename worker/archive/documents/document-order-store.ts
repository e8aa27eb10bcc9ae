import { sql, type SQL } from 'drizzle-orm';
import type { BuiltInSortField, SortOrder } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  customOrderTerms,
  selectInCustomOrder,
  type CustomOrder,
} from '../custom-fields/custom-order-store.ts';
import { correspondentsTable } from '../correspondents/correspondent-table.ts';
import { documentsTable } from './rows/document-table.ts';

export type DocumentOrder = { sortField: BuiltInSortField; sortOrder: SortOrder } | CustomOrder;

const { sequence, documentDate, createdAt } = documentsTable;

type SortColumn = {
  value: SQL;
  index: string;
  /** `some`: many documents have no value; these come last, in both directions. `sparse`: and are not in the index. */
  filled?: 'some' | 'sparse';
  /** Between the value and the place in which documents were added. */
  second?: SQL;
};

// As in their indexes.
const columns: Record<Exclude<BuiltInSortField, 'correspondent'>, SortColumn> = {
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
  documentDate: {
    value: sql`${documentDate}`,
    index: 'documents_by_document_date',
    filled: 'some',
  },
  dueDate: {
    value: sql`${documentsTable.dueDate}`,
    index: 'documents_by_due_date',
    filled: 'some',
  },
  amount: {
    value: sql`${documentsTable.totalAmount}`,
    index: 'documents_by_amount',
    filled: 'some',
  },
  documentType: {
    value: sql`${documentsTable.documentType}`,
    index: 'documents_by_type',
    filled: 'some',
    second: sql`${documentDate}`,
  },
  iban: { value: sql`${documentsTable.iban}`, index: 'documents_by_iban', filled: 'sparse' },
  reference: {
    value: sql`${documentsTable.referenceKey}`,
    index: 'documents_by_reference',
    filled: 'sparse',
  },
  vatId: { value: sql`${documentsTable.vatId}`, index: 'documents_by_vat_id', filled: 'sparse' },
};

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
  const { value, filled, second } = columns[sortField];
  const nulls = filled ? sql`nulls last` : sql``;
  const next = filled === 'sparse' ? sql`iif(${value} is null, ${createdAt}, 0)` : second;
  return sql`${value} ${direction} ${nulls}, ${next ? sql`${next} ${direction},` : sql``} ${sequence} ${direction}`;
}

/** Whether a list in this order is read from an index and then from another one, of the documents without a value. */
export function isReadInParts({ sortField }: DocumentOrder): boolean {
  if (sortField === 'custom' || sortField === 'correspondent') return true;
  return columns[sortField].filled === 'sparse';
}

export type OrderedPage = {
  /** Of active documents. Without it, trashed ones may be among those in the order of a custom field. */
  condition?: SQL | undefined;
  limit: SQL;
  offset: SQL;
  /** Another index whose rows are in this order, each with a value. */
  index?: SQL | undefined;
  /** Condition on the values of the custom field that the order is by. */
  matching?: SQL | undefined;
  /** Whether the condition is met only by documents without a value of the field that the order is by. */
  isWithoutValue?: boolean | undefined;
};

/**
 * Selects the sequences of one page of active documents that meet a condition, reading them in their order from an index.
 * Skipped documents are read from it too.
 */
export function selectInOrder(
  scope: OrganizationScope,
  order: DocumentOrder,
  page: OrderedPage,
): SQL {
  const { condition = sql`true`, limit, offset, index, isWithoutValue } = page;
  const { organizationId } = scope;
  if (order.sortField === 'custom') {
    return selectInCustomOrder(order, { ...page, organizationId });
  }
  const isActive = sql`${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null`;
  const end = sql`${limit} + ${offset}`;
  const direction = sql.raw(order.sortOrder);
  if (order.sortField !== 'correspondent') {
    const { value, filled, index: ownIndex } = columns[order.sortField];
    if (filled !== 'sparse') {
      const isOfIndex = isWithoutValue ? sql`${value} is null` : sql`true`;
      return sql`
        select ${sequence} as sequence from ${documentsTable}
        indexed by ${index ?? sql.raw(ownIndex)} where ${isActive} and ${isOfIndex} and ${condition}
        order by ${orderTerms(order)} limit ${limit} offset ${offset}`;
    }
    const withValue = sql`
      select ${sequence} as sequence from ${documentsTable} indexed by ${index ?? sql.raw(ownIndex)}
      where ${isActive} and ${value} is not null and ${condition}
      order by ${value} ${direction}, ${sequence} ${direction}`;
    if (index) return sql`${withValue} limit ${limit} offset ${offset}`;
    const withoutValue = sql`
      select ${sequence} as sequence from ${documentsTable} indexed by documents_by_created_at
      where ${isActive} and ${value} is null and ${condition}
      order by ${createdAt} ${direction}, ${sequence} ${direction}`;
    if (isWithoutValue) return sql`${withoutValue} limit ${limit} offset ${offset}`;
    return sql`
      select sequence from (
        select * from (${withValue} limit ${end})
        union all
        select * from (${withoutValue} limit ${end}))
      limit ${limit} offset ${offset}`;
  }
  const withoutCorrespondent = sql`
    select ${sequence} as sequence from ${documentsTable} indexed by documents_by_correspondent
    where ${isActive} and ${documentsTable.correspondentId} is null and ${condition}
    order by ${byDate}`;
  if (isWithoutValue) return sql`${withoutCorrespondent} limit ${limit} offset ${offset}`;
  // Correspondents by their index, the documents of each by theirs, and then those without one. With the row id, SQLite knows
  // that each name is one correspondent, and sorts nothing.
  return sql`
    select sequence from (
      select * from (
        select ${sequence} as sequence from ${correspondentsTable} indexed by correspondents_by_name
        cross join ${documentsTable} indexed by documents_by_correspondent
          on ${documentsTable.organizationId} = ${organizationId}
          and ${documentsTable.correspondentId} = ${correspondentsTable.id} and ${documentsTable.deletedAt} is null
        where ${correspondentsTable.organizationId} = ${organizationId} and ${condition}
        order by ${correspondentsTable.nameKey} ${direction}, ${correspondentsTable}.rowid ${direction}, ${byDate}
        limit ${end})
      union all
      select * from (${withoutCorrespondent} limit ${end}))
    limit ${limit} offset ${offset}`;
}
