import { eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { Interval, PresenceKey } from '../../../shared/archive/search/search-filters.ts';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import type { BuiltInSortField } from '../../../shared/archive/documents/document.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
} from '../correspondents/correspondent-table.ts';
import { hasCustomValue, matchingValues } from '../custom-fields/custom-filter-store.ts';
import { AppError } from '../../http/app-error.ts';
import { isInInbox } from '../inbox/inbox-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

/** Further filters of a search are ignored: a statement of D1 has at most 100 parameters. */
const maxFilters = 10;

/** For work that must not change more documents than all filters match. Throws `request.invalid`. */
export function assertFiltersFit(filters: readonly SearchFilter[]) {
  if (filters.length <= maxFilters) return;
  throw new AppError('request.invalid', { message: `At most ${maxFilters} filters are possible` });
}

/** Tagged documents are read from the index of their tag alone, others one by one. */
const maxTagged = 20_000;
const maxOthers = 5000;
const maxOfTypes = 1000;
/** More documents with a value are not looked up one by one: the next ones in order soon fill a page. */
const maxWithValue = 1000;

/** Condition on `documents`: it matches all filters, except types, which the index contains. */
export function filterCondition(scope: OrganizationScope, filters: SearchFilter[]): SQL {
  const conditions = filters
    .filter(({ kind }) => kind !== 'type')
    .slice(0, maxFilters)
    .map((filter) =>
      // A document without a value does not match either.
      filter.isExcluded
        ? sql`(${matchesFilter(scope, filter)}) is not true`
        : sql`(${matchesFilter(scope, filter)})`,
    );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function matchesFilter(scope: OrganizationScope, filter: SearchFilter): SQL {
  switch (filter.kind) {
    case 'tag':
      return sql`exists (
        select 1 from ${tagsTable} inner join ${documentTagsTable} on ${documentTagsTable.tagId} = ${tagsTable.id}
        where ${tagsTable.organizationId} = ${documentsTable.organizationId} and ${tagsTable.searchKey} = ${tagSearchKey(filter.name)}
          and ${documentTagsTable.documentId} = ${documentsTable.id})`;
    case 'correspondent':
      return sql`${documentsTable.correspondentId} in (${correspondentsNamed(scope, filter.name)})`;
    case 'documentType':
      return sql`${documentsTable.documentType} = ${filter.type}`;
    case 'day':
      return sql`${documentsTable[filter.field]} >= ${filter.interval.from ?? ''}
        and ${documentsTable[filter.field]} < ${filter.interval.before ?? '~'}`;
    case 'amount': {
      const { from = Number.MIN_SAFE_INTEGER, before } = filter.interval;
      const amounts = within(sql`${documentsTable.totalAmount}`, { from, before });
      return filter.currency === undefined
        ? amounts
        : sql`${amounts} and ${documentsTable.currency} = ${filter.currency}`;
    }
    case 'iban':
      return beginsWith(sql`${documentsTable.iban}`, filter.iban);
    case 'reference':
      return beginsWith(sql`${documentsTable.referenceKey}`, filter.key);
    case 'custom':
      return hasCustomValue(scope, filter);
    case 'presence':
      return filter.field === 'tag'
        ? hasTag
        : sql`${storedPresence[filter.field].column} is not null`;
    case 'inbox':
      return isInInbox;
    case 'created':
      return within(sql`${documentsTable.createdAt}`, times(filter.interval));
    case 'size':
      return within(sql`${documentsTable.originalSize}`, filter.interval);
    case 'type':
      return sql`true`;
  }
}

const hasTag = sql`exists (
  select 1 from ${documentTagsTable} inner join ${tagsTable} on ${tagsTable.id} = ${documentTagsTable.tagId}
  where ${documentTagsTable.documentId} = ${documentsTable.id})`;

/** The column of a field, and its index. */
type StoredPresence = {
  column: SQLiteColumn;
  index: string;
  /** Its index has only documents with a value. */
  isSparse?: boolean;
  /** What the documents with a value are sorted by in the index. */
  order?: BuiltInSortField;
};

const storedPresence: Record<Exclude<PresenceKey, 'tag'>, StoredPresence> = {
  correspondent: { column: documentsTable.correspondentId, index: 'correspondent' },
  kind: { column: documentsTable.documentType, index: 'type' },
  date: {
    column: documentsTable.documentDate,
    index: 'document_date',
    order: 'documentDate',
  },
  due: { column: documentsTable.dueDate, index: 'due_date', order: 'dueDate' },
  amount: { column: documentsTable.totalAmount, index: 'amount', order: 'amount' },
  iban: { column: documentsTable.iban, index: 'iban', isSparse: true },
  ref: { column: documentsTable.referenceKey, index: 'reference', isSparse: true },
  vat: { column: documentsTable.vatId, index: 'vat_id', isSparse: true },
};

/** Selects the correspondent with a name or alias, and those that are being merged into it. */
function correspondentsNamed({ organizationId }: OrganizationScope, name: string): SQL {
  return sql`
    select named.id from ${correspondentNamesTable}
    inner join ${correspondentsTable} as named
      on named.id = correspondent_id or named.replaced_by = correspondent_id
    where ${correspondentNamesTable.organizationId} = ${organizationId}
      and ${correspondentNamesTable.nameKey} = ${correspondentKey(name)}`;
}

/** The index of a filter, and the fields of whose order its rows are in, one after the other. */
export type FilterIndex = { index: SQL; condition: SQL; orders: readonly BuiltInSortField[] };

/** The index that a filter is read from; undefined if it has none of its own. */
function indexOf(scope: OrganizationScope, filter: SearchFilter): FilterIndex | undefined {
  const by = (name: string, ...orders: BuiltInSortField[]) => ({
    index: sql.raw(`documents_by_${name}`),
    condition: matchesFilter(scope, filter),
    orders,
  });
  switch (filter.kind) {
    case 'correspondent':
      return by('correspondent');
    case 'documentType':
      return by('type', 'documentDate');
    case 'day':
      return filter.field === 'documentDate'
        ? by('document_date', 'documentDate')
        : by('due_date', 'dueDate');
    case 'amount':
      return by('amount', 'amount');
    case 'iban':
      return {
        ...by('iban'),
        condition: sql`${matchesFilter(scope, filter)} and iban is not null`,
      };
    case 'reference':
      return {
        ...by('reference'),
        condition: sql`${matchesFilter(scope, filter)} and reference_key is not null`,
      };
    case 'presence':
      return filter.field === 'tag'
        ? undefined
        : presenceIndex(storedPresence[filter.field], filter.isExcluded);
    case 'inbox':
      return by('inbox', 'createdAt');
    case 'size':
      return by('size', 'size');
    case 'created':
      return by('created_at', 'createdAt');
    case 'tag':
    case 'custom':
    case 'type':
      return undefined;
  }
}

function presenceIndex(
  { column, index, isSparse = false, order }: StoredPresence,
  isAbsence: boolean,
): FilterIndex | undefined {
  if (isAbsence && isSparse) return undefined;
  return {
    index: sql.raw(`documents_by_${index}`),
    condition: isAbsence ? sql`${column} is null` : sql`${column} is not null`,
    orders: order && !isAbsence ? [order] : [],
  };
}

/** Those that usually match the fewest documents first. */
const selectivity: SearchFilter['kind'][] = [
  'iban',
  'reference',
  'inbox',
  'correspondent',
  'amount',
  'size',
  'day',
  'documentType',
  'created',
  'presence',
];

/** The index of the filter that usually matches the fewest documents; undefined if no filter has one. */
export function narrowestIndex(
  scope: OrganizationScope,
  filters: SearchFilter[],
): FilterIndex | undefined {
  const [narrowest] = filters
    .filter(({ isExcluded, kind }) => !isExcluded || kind === 'presence')
    .toSorted((one, other) => selectivity.indexOf(one.kind) - selectivity.indexOf(other.kind))
    .flatMap((filter) => indexOf(scope, filter) ?? []);
  return narrowest;
}

/**
 * The tag of the list, or of a filter, as `tags where …`: several tags may have the same search key. Undefined if there is
 * neither.
 */
export function tagsMeant(
  scope: OrganizationScope,
  filters: SearchFilter[],
  [tagId]: readonly string[],
): SQL | undefined {
  const [name] = filters.flatMap((filter) =>
    filter.kind === 'tag' && !filter.isExcluded ? filter.name : [],
  );
  if (tagId === undefined && name === undefined) return undefined;
  const isTag =
    tagId === undefined
      ? eq(tagsTable.searchKey, tagSearchKey(name ?? ''))
      : eq(tagsTable.id, tagId);
  return sql`${tagsTable} where ${tagsTable.organizationId} = ${scope.organizationId} and ${isTag}`;
}

/** The filter by a custom field that documents are read from; undefined if there is none. */
export function narrowestCustom(filters: SearchFilter[]) {
  const [custom] = filters.flatMap((filter) =>
    filter.kind === 'custom' && !filter.isExcluded ? [filter] : [],
  );
  return custom;
}

/** Documents that match one of the filters, as `sequence`, and a condition on `candidates_count` whether these are all of them. */
export type Candidates = { documents: SQL; areKnown: SQL };

/**
 * Candidates from the index of a filter; undefined if none has one. So a rare tag is not looked for among all documents
 * with a frequent word.
 */
export function candidatesOf(
  scope: OrganizationScope,
  filters: SearchFilter[],
  tagIds: readonly string[],
): Candidates | undefined {
  const { organizationId } = scope;
  const tags = tagsMeant(scope, filters, tagIds);
  if (tags) {
    const areKnown = sql`(select total(${tagsTable.documentsCount}) from ${tags}) <= ${maxTagged}`;
    return {
      documents: sql`
        select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
        where ${documentTagsTable.organizationId} = ${organizationId}
          and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${tags}) and ${areKnown}`,
      areKnown,
    };
  }
  const custom = narrowestCustom(filters);
  if (custom) {
    return {
      documents: sql`select own.document_sequence as sequence ${matchingValues(scope, custom)} limit ${maxWithValue}`,
      areKnown: sql`candidates_count < ${maxWithValue}`,
    };
  }
  const narrowest = narrowestIndex(scope, filters);
  if (!narrowest) return undefined;
  return {
    documents: sql`
      select ${documentsTable.sequence} as sequence from ${documentsTable} indexed by ${narrowest.index}
      where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null and ${narrowest.condition}
      limit ${maxOthers}`,
    areKnown: sql`candidates_count < ${maxOthers}`,
  };
}

/** Candidates from the search index, by the expression for their types: a rare one is not looked for in all tiers. */
export function candidatesOfTypes(types: string): Candidates {
  return {
    documents: sql`
      select document_search.rowid as sequence from document_search where document_search match ${types} limit ${maxOfTypes}`,
    areKnown: sql`candidates_count < ${maxOfTypes}`,
  };
}

function times({ from, before }: Interval<Date>): Interval<number> {
  return { from: from?.getTime(), before: before?.getTime() };
}

function within(column: SQL, { from, before }: Interval<number>): SQL {
  return sql`${column} >= ${from ?? 0} and ${column} < ${before ?? Number.MAX_SAFE_INTEGER}`;
}

function beginsWith(column: SQL, text: string): SQL {
  return sql`${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`}`;
}
