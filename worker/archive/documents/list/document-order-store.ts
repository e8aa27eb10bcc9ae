import { asc, desc, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BuiltInSortField, SortOrder } from '../../../../shared/archive/documents/document.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf, always, listed, rowId, subquery } from '../../../database/expressions.ts';
import {
  customOrderTerms,
  selectInCustomOrder,
  type CustomOrder,
} from '../../custom-fields/search/custom-order-store.ts';
import { correspondentsTable } from '../../correspondents/correspondent-table.ts';
import { documentsTable } from '../rows/document-table.ts';

export type DocumentOrder = { sortField: BuiltInSortField; sortOrder: SortOrder } | CustomOrder;

const { sequence, documentDate, createdAt } = documentsTable;

type SortColumn = {
  value: SQLWrapper;
  index: string;
  /**
   * With `some`, many documents have no value; these come last in both directions. With `sparse`,
   * they are also not in the index.
   */
  filled?: 'some' | 'sparse';
  second?: SQLWrapper;
};

// The expressions must be the same as in the indexes.
const columns: Record<Exclude<BuiltInSortField, 'correspondent'>, SortColumn> = {
  createdAt: { value: createdAt, index: 'documents_by_created_at' },
  updatedAt: { value: documentsTable.updatedAt, index: 'documents_by_updated_at' },
  name: {
    value: sql`coalesce(${documentsTable.nameSort}, lower(${documentsTable.name}))`,
    index: 'documents_by_name',
  },
  size: { value: documentsTable.originalSize, index: 'documents_by_size' },
  // Without recognized text a document has no doubtful text.
  confidence: {
    value: sql`coalesce(nullif(${documentsTable.recognition} ->> '$.confidence', 0), 101)`,
    index: 'documents_by_confidence',
  },
  documentDate: { value: documentDate, index: 'documents_by_document_date', filled: 'some' },
  dueDate: { value: documentsTable.dueDate, index: 'documents_by_due_date', filled: 'some' },
  endDate: { value: documentsTable.endDate, index: 'documents_by_end_date', filled: 'sparse' },
  noticeDate: {
    value: documentsTable.noticeDate,
    index: 'documents_by_notice_date',
    filled: 'sparse',
  },
  amount: { value: documentsTable.totalAmount, index: 'documents_by_amount', filled: 'some' },
  documentType: {
    value: documentsTable.documentType,
    index: 'documents_by_type',
    filled: 'some',
    second: documentDate,
  },
  iban: { value: documentsTable.iban, index: 'documents_by_iban', filled: 'sparse' },
  reference: {
    value: documentsTable.referenceKey,
    index: 'documents_by_reference',
    filled: 'sparse',
  },
  vatId: { value: documentsTable.vatId, index: 'documents_by_vat_id', filled: 'sparse' },
  archiveNumber: {
    value: documentsTable.archiveNumber,
    index: 'documents_by_asn',
    filled: 'sparse',
  },
};

const byDate = [desc(documentDate), desc(sequence)];

/**
 * Terms to sort documents by. Documents without a value come last; those of one correspondent are
 * sorted by date, the latest first.
 */
export function orderTerms(order: DocumentOrder): SQL {
  if (order.sortField === 'custom') return customOrderTerms(order);
  const direction = directionOf(order);
  if (order.sortField === 'correspondent') {
    const { nameKey, id } = correspondentsTable;
    const name = subquery
      .select({ nameKey })
      .from(correspondentsTable)
      .where(eq(id, documentsTable.correspondentId));
    return listed(nullsLast(direction(name)), ...byDate);
  }
  const { value, filled, second } = columns[order.sortField];
  const first = direction(value);
  const next = filled === 'sparse' ? sql`iif(${value} is null, ${createdAt}, 0)` : second;
  return listed(
    filled ? nullsLast(first) : first,
    ...(next ? [direction(next)] : []),
    direction(sequence),
  );
}

function directionOf({ sortOrder }: DocumentOrder) {
  return (value: SQLWrapper) => (sortOrder === 'asc' ? asc(value) : desc(value));
}

function nullsLast(term: SQL): SQL {
  return sql`${term} nulls last`;
}

/**
 * Whether a list in this order is read from one index, and then from another index for the
 * documents without a value.
 */
export function isReadInParts({ sortField }: DocumentOrder): boolean {
  if (sortField === 'custom' || sortField === 'correspondent') return true;
  return columns[sortField].filled === 'sparse';
}

type OrderedPage = {
  /**
   * Condition on active documents. Without it, an order by a custom field may contain trashed
   * documents.
   */
  condition?: SQL | undefined;
  limit: SQL;
  offset: SQL;
  index?: SQL | undefined;
  matching?: SQL | undefined;
  isWithoutValue?: boolean | undefined;
};

/**
 * Selects the sequences of one page of active documents that meet a condition, in an order that is
 * read from an index. Skipped documents are read from the index too.
 */
export function selectInOrder(scope: SearchScope, order: DocumentOrder, page: OrderedPage): SQL {
  const { condition = always, index, isWithoutValue } = page;
  const { organizationId } = scope;
  if (order.sortField === 'custom') {
    return selectInCustomOrder(order, { ...page, organizationId });
  }
  const isActive = allOf(
    eq(documentsTable.organizationId, organizationId),
    isNull(documentsTable.deletedAt),
  );
  const direction = directionOf(order);
  const read = (from: SQL | string, isRead: SQL, terms: SQL) => sql`
    select ${sequence} as sequence from ${documentsTable}
    indexed by ${typeof from === 'string' ? sql.raw(from) : from} where ${isActive} and ${isRead} and ${condition}
    order by ${terms}`;
  if (order.sortField === 'correspondent') {
    const { correspondentId } = documentsTable;
    const without = read('documents_by_correspondent', isNull(correspondentId), listed(...byDate));
    if (isWithoutValue) return onPage(without, page);
    // Correspondents are read by their index, then the documents of each by theirs, and then those
    // without one. With the row id, SQLite infers that each name is one correspondent, and sorts
    // nothing.
    const { nameKey } = correspondentsTable;
    const terms = [direction(nameKey), direction(rowId(correspondentsTable)), ...byDate];
    const withCorrespondent = sql`
      select ${sequence} as sequence from ${correspondentsTable} indexed by correspondents_by_name
      cross join ${documentsTable} indexed by documents_by_correspondent
        on ${isActive} and ${correspondentId} = ${correspondentsTable.id}
      where ${correspondentsTable.organizationId} = ${organizationId} and ${condition}
      order by ${listed(...terms)}`;
    return inParts(withCorrespondent, without, page);
  }
  const { value, filled, index: ownIndex } = columns[order.sortField];
  if (filled !== 'sparse') {
    const isOfIndex = isWithoutValue ? isNull(value) : always;
    return onPage(read(index ?? ownIndex, isOfIndex, orderTerms(order)), page);
  }
  const terms = listed(direction(value), direction(sequence));
  const withValue = read(index ?? ownIndex, isNotNull(value), terms);
  if (index) return onPage(withValue, page);
  const byCreation = listed(direction(createdAt), direction(sequence));
  const withoutValue = read('documents_by_created_at', isNull(value), byCreation);
  return isWithoutValue ? onPage(withoutValue, page) : inParts(withValue, withoutValue, page);
}

function onPage(rows: SQL, { limit, offset }: OrderedPage): SQL {
  return sql`${rows} limit ${limit} offset ${offset}`;
}

function inParts(first: SQL, second: SQL, page: OrderedPage): SQL {
  const end = sql`${page.limit} + ${page.offset}`;
  const rows = sql`
    select sequence from (
      select * from (${first} limit ${end})
      union all
      select * from (${second} limit ${end}))`;
  return onPage(rows, page);
}
