import {
  and,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import type {
  Interval,
  PaymentState,
  PresenceKey,
} from '../../../../shared/archive/search/syntax/search-filters.ts';
import type { BuiltInSortField } from '../../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import { localDay } from '../../../../shared/time/local-time.ts';
import { tagSearchKey } from '../../../../shared/archive/tags/tag.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { hasCustomValue } from '../../custom-fields/search/custom-filter-store.ts';
import {
  allOf,
  always,
  coalesce,
  idsIn,
  isAmong,
  subquery,
} from '../../../database/expressions.ts';
import { balanced } from '../../../database/balanced.ts';
import { literal } from '../../../database/literal.ts';
import { isInInbox } from '../../documents/rows/document-condition-store.ts';
import type { DocumentOrder } from '../../documents/list/document-order-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { hasAnyTag } from '../../tags/document-tag-store.ts';
import { documentTagsTable, tagsTable } from '../../tags/tag-table.ts';
import { hasCorrespondent, withMerged } from './correspondent-filter-store.ts';
import { hasSender, hasSenderOf, type IndexRead } from './sender-filter-store.ts';

/** Condition on `documents` for all filters except types, which are in the search index. */
export function filterCondition(scope: SearchScope, filters: SearchFilter[]): SQL {
  const conditions = filters
    .filter(({ kind }) => kind !== 'type')
    .map((filter) => {
      if (filter.kind === 'presence') return presence(filter.field, filter.isExcluded);
      return matchesOrNot(scope, filter);
    });
  return balanced('and', conditions);
}

function matchesOrNot(scope: SearchScope, filter: SearchFilter): SQL {
  const isMatch = matchesFilter(scope, filter);
  return filter.isExcluded ? sql`(${isMatch}) is not true` : isMatch;
}

export function isOfTypes(filters: SearchFilter[], mimeType: SQL): SQL {
  const ofTypes = filters.filter((filter) => filter.kind === 'type');
  if (ofTypes.length === 0) return always;
  return sql`not exists (
    select 1 from json_each(${JSON.stringify(ofTypes)}) as filter
    where filter.value ->> '$.isExcluded' = exists (
      select 1 from json_each(filter.value -> '$.mimeTypes') as type
      where iif(type.value like '%/', instr(lower(${mimeType}), type.value) = 1, lower(${mimeType}) = type.value)))`;
}

function matchesFilter(scope: SearchScope, filter: SearchFilter): SQL {
  switch (filter.kind) {
    case 'tag':
      return exists(linksOfTag(filter.name));
    case 'anyTag':
      return hasAnyTag([...filter.tagIds]);
    case 'correspondent':
      return sql`(${hasCorrespondent(scope, filter)} or ${hasSender(filter)})`;
    case 'correspondents':
      return isAmong(documentsTable.correspondentId, withMerged(scope, filter.correspondentIds));
    case 'documentType':
      return isOneOf(documentsTable.documentType, filter.types);
    case 'day': {
      const { from = '', before = '~' } = filter.interval;
      const day = documentsTable[filter.field];
      return allOf(gte(day, from), lt(day, before));
    }
    case 'amount': {
      const { from = Number.MIN_SAFE_INTEGER, before } = filter.interval;
      const amounts = within(documentsTable.totalAmount, { from, before });
      return filter.currency === undefined
        ? amounts
        : allOf(amounts, eq(documentsTable.currency, filter.currency));
    }
    case 'iban':
      return beginsWith(documentsTable.iban, filter.iban);
    case 'reference':
      return beginsWith(documentsTable.referenceKey, filter.key);
    case 'vatId':
      return beginsWith(documentsTable.vatId, filter.vatId);
    case 'archiveNumber':
      return within(documentsTable.archiveNumber, filter.interval);
    case 'custom':
      return hasCustomValue(scope, filter);
    case 'presence':
      return presence(filter.field, false);
    case 'inbox':
      return isInInbox;
    case 'payment':
      return hasPaymentState(scope, filter.state);
    case 'uploader':
      return isOneOf(documentsTable.createdBy, filter.userIds);
    case 'created':
      return within(documentsTable.createdAt, times(filter.interval));
    case 'size':
      return within(documentsTable.originalSize, filter.interval);
    case 'changed': {
      const { updatedAt, createdAt } = documentsTable;
      return within(coalesce(updatedAt, createdAt), times(filter.interval));
    }
    case 'documents':
      return idsIn(documentsTable.id, filter.documentIds);
    case 'anyOf':
      return balanced(
        'or',
        filter.filters.map((each) => matchesOrNot(scope, each)),
      );
    case 'type':
      return always;
  }
}

/**
 * A single value is compared with `=`, because the index then returns its rows in the order of the
 * next column.
 */
function isOneOf(column: SQLiteColumn, values: readonly string[]): SQL {
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 ? eq(column, value) : idsIn(column, values);
}

/** Has literals so that it fits the partial indexes. The day ends in the time zone of the user. */
function hasPaymentState({ platform, timeZone }: SearchScope, state: PaymentState): SQL {
  const { isPaid, dueDate } = documentsTable;
  if (state === 'paid') return eq(isPaid, literal(1));
  const isUnpaid = allOf(eq(isPaid, literal(0)), isNotNull(dueDate));
  if (state === 'unpaid') return isUnpaid;
  return allOf(isUnpaid, lt(dueDate, localDay(platform.clock.now(), timeZone)));
}

function linksOfTag(name: string) {
  return subquery
    .select({ one: literal(1) })
    .from(tagsTable)
    .innerJoin(documentTagsTable, eq(documentTagsTable.tagId, tagsTable.id))
    .where(
      and(
        eq(tagsTable.organizationId, documentsTable.organizationId),
        eq(tagsTable.searchKey, tagSearchKey(name)),
        eq(documentTagsTable.documentId, documentsTable.id),
      ),
    );
}

type StoredPresence = {
  column: SQLiteColumn;
  index: string;
  isSparse?: boolean;
  order: BuiltInSortField;
};

const storedPresence: Record<Exclude<PresenceKey, 'tag'>, StoredPresence> = {
  correspondent: {
    column: documentsTable.correspondentId,
    index: 'correspondent',
    order: 'correspondent',
  },
  kind: { column: documentsTable.documentType, index: 'type', order: 'documentType' },
  date: {
    column: documentsTable.documentDate,
    index: 'document_date',
    order: 'documentDate',
  },
  due: { column: documentsTable.dueDate, index: 'due_date', order: 'dueDate' },
  ends: { column: documentsTable.endDate, index: 'end_date', isSparse: true, order: 'endDate' },
  notice: {
    column: documentsTable.noticeDate,
    index: 'notice_date',
    isSparse: true,
    order: 'noticeDate',
  },
  amount: { column: documentsTable.totalAmount, index: 'amount', order: 'amount' },
  iban: { column: documentsTable.iban, index: 'iban', isSparse: true, order: 'iban' },
  ref: {
    column: documentsTable.referenceKey,
    index: 'reference',
    isSparse: true,
    order: 'reference',
  },
  vat: { column: documentsTable.vatId, index: 'vat_id', isSparse: true, order: 'vatId' },
  asn: {
    column: documentsTable.archiveNumber,
    index: 'asn',
    isSparse: true,
    order: 'archiveNumber',
  },
};

const dayKeys = {
  documentDate: 'date',
  dueDate: 'due',
  endDate: 'ends',
  noticeDate: 'notice',
} as const satisfies Partial<Record<DocumentFieldName, PresenceKey>>;

/**
 * Condition on `documents` in the form of the partial indexes: it has a value of the field, or
 * none.
 */
function presence(field: PresenceKey, isAbsence: boolean): SQL {
  if (field === 'tag') return eq(documentsTable.isTagged, literal(isAbsence ? 0 : 1));
  const { column } = storedPresence[field];
  return isAbsence ? isNull(column) : isNotNull(column);
}

export function isWithout(filter: SearchFilter, order: DocumentOrder): boolean {
  if (!filter.isExcluded) return false;
  if (order.sortField === 'custom')
    return (
      filter.kind === 'custom' && filter.match.kind === 'any' && filter.fieldId === order.fieldId
    );
  return (
    filter.kind === 'presence' &&
    filter.field !== 'tag' &&
    storedPresence[filter.field].order === order.sortField
  );
}

/**
 * Index of a filter. Rows that match the filter are sorted by each of the fields in `orders`.
 * Documents of `senders` match as well.
 */
export type FilterIndex = IndexRead & { orders: readonly BuiltInSortField[]; senders?: IndexRead };

export function indexOf(scope: SearchScope, filter: SearchFilter): FilterIndex | undefined {
  if (filter.isExcluded && filter.kind !== 'presence') return undefined;
  const by = (name: string, ...orders: BuiltInSortField[]) => ({
    index: sql.raw(`documents_by_${name}`),
    condition: matchesFilter(scope, filter),
    orders,
  });
  const bySparse = (order: BuiltInSortField, key: keyof typeof storedPresence) => ({
    ...by(storedPresence[key].index, order),
    condition: allOf(matchesFilter(scope, filter), isNotNull(storedPresence[key].column)),
  });
  const dayIndex = (field: keyof typeof dayKeys) => {
    const { index, isSparse, order } = storedPresence[dayKeys[field]];
    return isSparse ? bySparse(order, dayKeys[field]) : by(index, order);
  };
  switch (filter.kind) {
    case 'correspondent':
      return {
        ...by('correspondent'),
        condition: hasCorrespondent(scope, filter),
        senders: { ...by('sender'), condition: hasSenderOf(scope, filter) },
      };
    case 'correspondents':
      return by('correspondent');
    case 'documentType':
      return filter.types.length === 1 ? by('type', 'documentDate', 'documentType') : by('type');
    case 'day':
      return dayIndex(filter.field);
    case 'amount':
      return by('amount', 'amount');
    case 'iban':
      return bySparse('iban', 'iban');
    case 'reference':
      return bySparse('reference', 'ref');
    case 'vatId':
      return bySparse('vatId', 'vat');
    case 'archiveNumber':
      return bySparse('archiveNumber', 'asn');
    case 'presence':
      return presenceIndex(filter.field, filter.isExcluded);
    case 'inbox':
      return by('inbox', 'createdAt');
    case 'payment':
      return filter.state === 'paid' ? by('paid', 'createdAt') : by('unpaid', 'dueDate');
    case 'size':
      return by('size', 'size');
    case 'uploader':
      return filter.userIds.length === 1 ? by('uploader', 'createdAt') : by('uploader');
    case 'created':
      return by('created_at', 'createdAt');
    case 'documents':
    case 'tag':
    case 'anyTag':
    case 'changed':
    case 'anyOf':
    case 'custom':
    case 'type':
      return undefined;
  }
}

function presenceIndex(field: PresenceKey, isAbsence: boolean): FilterIndex | undefined {
  const condition = presence(field, isAbsence);
  if (field === 'tag') {
    if (!isAbsence) return undefined;
    return { index: sql.raw('documents_without_tag'), condition, orders: ['createdAt'] };
  }
  const { index, isSparse, order } = storedPresence[field];
  if (isAbsence && isSparse) return undefined;
  return { index: sql.raw(`documents_by_${index}`), condition, orders: isAbsence ? [] : [order] };
}

function times({ from, before }: Interval<Date>): Interval<number> {
  return { from: from?.getTime(), before: before?.getTime() };
}

/**
 * Has literals, because a list uses the conditions of its filters five times and a D1 statement has
 * at most 100 parameters.
 */
function within(
  column: SQLWrapper,
  { from = 0, before = Number.MAX_SAFE_INTEGER }: Interval<number>,
): SQL {
  return allOf(gte(column, literal(from)), lt(column, literal(before)));
}

function beginsWith(column: SQLiteColumn, text: string): SQL {
  return allOf(gte(column, text), lt(column, `${text}\u{10ffff}`));
}
