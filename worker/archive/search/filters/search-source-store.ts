import { eq, sql, type SQL } from 'drizzle-orm';
import type { CustomMatch } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import type { Interval } from '../../../../shared/archive/search/syntax/search-filters.ts';
import { tagSearchKey } from '../../../../shared/archive/tags/tag.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf, idsIn } from '../../../database/expressions.ts';
import {
  matchingValues,
  type CustomFilter,
} from '../../custom-fields/search/custom-filter-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentTagsTable, tagsTable } from '../../tags/tag-table.ts';
import type { Matches } from './matches-store.ts';
import { indexOf, type FilterIndex } from './search-filter-store.ts';
import type { IndexRead } from './sender-filter-store.ts';

/**
 * Where documents are read from: the tag links as `tags where …` (several tags may have the same
 * search key), the values of a custom field, or an index. All documents meet the `source` part of
 * the search and are still compared with `others`.
 */
export type Source = { source: Matches; others: Matches } & (
  | { kind: 'tags'; tags: SQL }
  | { kind: 'custom'; filter: CustomFilter }
  | { kind: 'index'; index: FilterIndex }
);

/**
 * Returns the source for the part of a search that usually matches the fewest documents. Undefined
 * if no part has a source.
 */
export function sourceOf(scope: SearchScope, { filters, listFilter }: Matches): Source | undefined {
  const { tags } = listFilter;
  const [narrowest] = filters
    .filter((filter) => isReadable(scope, filter))
    .toSorted((one, other) => breadthOf(one) - breadthOf(other));
  if (tags.length > 0 && (!narrowest || breadthOf(narrowest) >= breadth.tag)) {
    return {
      kind: 'tags',
      tags: tagsWhere(scope, isRarestOf(scope, tags)),
      source: { filters: [], listFilter: { tags: tags.slice(0, 1) } },
      others: { filters, listFilter: { ...listFilter, tags: tags.length > 1 ? tags : [] } },
    };
  }
  if (!narrowest) return undefined;
  const together = inOneIndex(narrowest, filters);
  const parts = {
    source: { filters: together, listFilter: { tags: [] } },
    others: { filters: filters.filter((filter) => !together.includes(filter)), listFilter },
  };
  if (narrowest.kind === 'tag') {
    const isNamed = eq(tagsTable.searchKey, tagSearchKey(narrowest.name));
    return { ...parts, kind: 'tags', tags: tagsWhere(scope, isNamed) };
  }
  if (narrowest.kind === 'anyTag') {
    const isOne = idsIn(tagsTable.id, narrowest.tagIds);
    return { ...parts, kind: 'tags', tags: tagsWhere(scope, isOne) };
  }
  if (narrowest.kind === 'custom') return { ...parts, kind: 'custom', filter: narrowest };
  const [index, ...narrower] = together.flatMap((filter) => indexOf(scope, filter) ?? []);
  if (!index) return undefined;
  const others = narrower.map(({ condition }) => condition);
  const narrowed = <Read extends IndexRead>(read: Read) => ({
    ...read,
    condition: allOf(read.condition, ...others),
  });
  const { senders } = index;
  return {
    ...parts,
    kind: 'index',
    index: { ...narrowed(index), ...(senders && { senders: narrowed(senders) }) },
  };
}

/**
 * Combines a filter with a range filter of the same index: the indexes of types and correspondents
 * also contain the document date, the index of people the date of the upload.
 */
function inOneIndex(filter: SearchFilter, filters: readonly SearchFilter[]): SearchFilter[] {
  const find = (isMatch: (other: SearchFilter) => boolean) =>
    filters.find((other) => !other.isExcluded && isMatch(other));
  const ofType = find(({ kind }) => kind === 'documentType');
  const ofDate = find((other) => other.kind === 'day' && other.field === 'documentDate');
  const isOfSender = filter.kind === 'correspondent' || filter.kind === 'correspondents';
  if (ofDate && isOfSender) return [filter, ofDate];
  const ofPerson = find((other) => other.kind === 'uploader' && other.userIds.length === 1);
  const ofTime = find(({ kind }) => kind === 'created');
  const pairs = [
    [ofType, ofDate],
    [ofPerson, ofTime],
  ].map((pair) => pair.filter((each) => each !== undefined));
  return pairs.find((pair) => pair.length === 2 && pair.includes(filter)) ?? [filter];
}

function isReadable(scope: SearchScope, filter: SearchFilter): boolean {
  return filter.kind === 'tag' || filter.kind === 'anyTag' || filter.kind === 'custom'
    ? !filter.isExcluded
    : indexOf(scope, filter) !== undefined;
}

function tagsWhere({ organizationId }: SearchScope, isTag: SQL): SQL {
  return sql`${tagsTable} where ${tagsTable.organizationId} = ${organizationId} and ${isTag}`;
}

function isRarestOf({ organizationId }: SearchScope, tagIds: readonly string[]): SQL {
  return sql`${tagsTable.id} = (
    select rarest.id from ${tagsTable} as rarest
    where rarest.organization_id = ${organizationId}
      and ${idsIn(sql.raw('rarest.id'), tagIds)}
    order by rarest.documents_count limit 1)`;
}

/**
 * How many documents filters usually match, relative to each other. An interval with two ends
 * matches fewer.
 */
const breadth = {
  reference: 0,
  iban: 0,
  vatId: 0,
  archiveNumber: 0,
  tag: 1,
  anyTag: 1,
  customName: 2,
  correspondent: 3,
  correspondents: 3,
  inbox: 4,
  unpaid: 5,
  custom: 5,
  amount: 6,
  size: 7,
  day: 8,
  created: 9,
  openCustom: 10,
  documentType: 11,
  paid: 11,
  uploader: 11,
  open: 12,
  presence: 30,
} as const;

function breadthOf(filter: SearchFilter): number {
  switch (filter.kind) {
    case 'archiveNumber':
    case 'amount':
    case 'size':
    case 'day':
    case 'created':
      return breadth[filter.kind] + (isOpen(filter.interval) ? breadth.open : 0);
    case 'custom':
      return breadthOfCustom(filter.match);
    case 'tag':
    case 'anyTag':
    case 'correspondents':
    case 'iban':
    case 'reference':
    case 'vatId':
    case 'inbox':
    case 'correspondent':
    case 'documentType':
    case 'uploader':
    case 'presence':
      return breadth[filter.kind];
    case 'payment':
      return filter.state === 'paid' ? breadth.paid : breadth.unpaid;
    case 'type':
    case 'changed':
    case 'documents':
    case 'anyOf':
      return Infinity;
  }
}

function breadthOfCustom(match: CustomMatch): number {
  switch (match.kind) {
    case 'beginning':
    case 'document':
      return breadth.customName;
    case 'values':
      return breadth.custom;
    case 'interval':
      return isOpen(match.interval) ? breadth.openCustom : breadth.custom;
    case 'part':
    case 'end':
    case 'any':
      return breadth.presence;
  }
}

function isOpen({ from, before }: Interval<unknown>): boolean {
  return from === undefined || before === undefined;
}

export function selectSequences(scope: SearchScope, source: Source): SQL {
  switch (source.kind) {
    case 'tags':
      return sql`
        select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
        where ${documentTagsTable.organizationId} = ${scope.organizationId}
          and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${source.tags})`;
    case 'custom':
      return sql`select own.document_sequence as sequence ${matchingValues(scope, source.filter)}`;
    case 'index': {
      const { senders, condition } = source.index;
      if (!senders) return selectOfIndex(scope, source.index);
      // Not a union, which would read all documents of both before it returns the first.
      const others = sql`${senders.condition} and (${condition}) is not true`;
      return sql`${selectOfIndex(scope, source.index)} union all ${selectOfIndex(scope, { ...senders, condition: others })}`;
    }
  }
}

function selectOfIndex({ organizationId }: SearchScope, read: IndexRead): SQL {
  return sql`
    select ${documentsTable.sequence} as sequence from ${documentsTable} indexed by ${read.index}
    where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null
      and ${read.condition}`;
}
