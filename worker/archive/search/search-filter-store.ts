import { eq, sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { Interval } from '../../../shared/archive/search/search-filters.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

/** Further filters are ignored: a statement of D1 has at most 100 parameters. */
const maxFilters = 20;

/** Tagged documents are read from the index of their tag alone, others one by one. */
const maxTagged = 20_000;
const maxOthers = 5000;

/** Condition on `documents`: it matches all filters, except types, which the index contains. */
export function filterCondition(filters: SearchFilter[]): SQL {
  const conditions = filters
    .filter(({ kind }) => kind !== 'type')
    .slice(0, maxFilters)
    .map((filter) =>
      filter.isExcluded ? sql`not (${matchesFilter(filter)})` : sql`(${matchesFilter(filter)})`,
    );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function matchesFilter(filter: SearchFilter): SQL {
  switch (filter.kind) {
    case 'tag':
      return sql`exists (
        select 1 from ${tagsTable} inner join ${documentTagsTable} on ${documentTagsTable.tagId} = ${tagsTable.id}
        where ${tagsTable.organizationId} = ${documentsTable.organizationId} and ${tagsTable.searchKey} = ${tagSearchKey(filter.name)}
          and ${documentTagsTable.documentId} = ${documentsTable.id})`;
    case 'created':
      return within(sql`${documentsTable.createdAt}`, times(filter.interval));
    case 'size':
      return within(sql`${documentsTable.originalSize}`, filter.interval);
    case 'type':
      return sql`true`;
  }
}

/**
 * Documents that match one of the filters, as `sequence`. `areKnown`: whether these are all of them. `onlyTagId`: the tag
 * if they are those of a tag, which is null where several are meant, and empty where there is none.
 */
export type Candidates = { documents: SQL; areKnown: SQL; onlyTagId?: SQL };

/**
 * Candidates from the index of a filter; undefined if none has one. So a rare tag is not looked for among all documents
 * with a frequent word.
 */
export function candidatesOf(
  scope: OrganizationScope,
  filters: SearchFilter[],
  [tagId]: readonly string[],
): Candidates | undefined {
  const selective = filters.filter(({ isExcluded }) => !isExcluded);
  const { organizationId } = scope;
  const tag = selective.find((filter) => filter.kind === 'tag');
  if (tagId !== undefined || tag) {
    const isTag = tagId
      ? eq(tagsTable.id, tagId)
      : eq(tagsTable.searchKey, tagSearchKey(tag?.name ?? ''));
    const tags = sql`${tagsTable} where ${tagsTable.organizationId} = ${organizationId} and ${isTag}`;
    const areKnown = sql`(select total(${tagsTable.documentsCount}) from ${tags}) <= ${maxTagged}`;
    return {
      documents: sql`
        select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
        where ${documentTagsTable.organizationId} = ${organizationId}
          and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${tags}) and ${areKnown}`,
      areKnown,
      onlyTagId: sql`(
        select case count(*) when 0 then '' when 1 then max(${tagsTable.id}) end from ${tags})`,
    };
  }
  const size = selective.find((filter) => filter.kind === 'size');
  const created = selective.find((filter) => filter.kind === 'created');
  const index = sql.raw(size ? 'documents_by_size' : 'documents_by_created_at');
  const condition = size ?? created;
  if (!condition) return undefined;
  return {
    documents: sql`
      select ${documentsTable.sequence} as sequence from ${documentsTable} indexed by ${index}
      where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null and ${matchesFilter(condition)}
      limit ${maxOthers}`,
    areKnown: sql`(select count(*) from candidates) < ${maxOthers}`,
  };
}

function times({ from, before }: Interval<Date>): Interval<number> {
  return { from: from?.getTime(), before: before?.getTime() };
}

function within(column: SQL, { from, before }: Interval<number>): SQL {
  return sql`${column} >= ${from ?? 0} and ${column} < ${before ?? Number.MAX_SAFE_INTEGER}`;
}
