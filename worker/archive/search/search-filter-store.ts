import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { Interval } from '../../../shared/archive/search/search-filters.ts';
import { tagSearchKey } from '../../../shared/archive/tags/tag.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

/** Further filters are ignored: a statement of D1 has at most 100 parameters. */
const maxFilters = 20;

/** With this many candidates, there may be more. */
export const maxCandidates = 5000;

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
 * Selects up to `maxCandidates` documents that match one of the filters, from the index of that filter; undefined if
 * none has one. So a rare tag is not looked for among all documents with a frequent word.
 */
export function fewCandidates(
  scope: OrganizationScope,
  filters: SearchFilter[],
  [tagId]: readonly string[],
): SQL | undefined {
  const selective = filters.filter(({ isExcluded }) => !isExcluded);
  const { organizationId } = scope;
  if (tagId !== undefined) {
    return sql`
      select ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
      where ${documentTagsTable.organizationId} = ${organizationId} and ${documentTagsTable.tagId} = ${tagId}
      limit ${maxCandidates}`;
  }
  const tag = selective.find((filter) => filter.kind === 'tag');
  if (tag) {
    return sql`
      select ${documentsTable.sequence} as sequence
      from ${tagsTable} cross join ${documentTagsTable}
        on ${documentTagsTable.organizationId} = ${tagsTable.organizationId} and ${documentTagsTable.tagId} = ${tagsTable.id}
      cross join ${documentsTable} on ${documentsTable.id} = ${documentTagsTable.documentId}
      where ${tagsTable.organizationId} = ${organizationId} and ${tagsTable.searchKey} = ${tagSearchKey(tag.name)}
      limit ${maxCandidates}`;
  }
  const size = selective.find((filter) => filter.kind === 'size');
  const created = selective.find((filter) => filter.kind === 'created');
  const index = sql.raw(size ? 'documents_by_size' : 'documents_by_created_at');
  const condition = size ?? created;
  if (!condition) return undefined;
  return sql`
    select ${documentsTable.sequence} as sequence from ${documentsTable} indexed by ${index}
    where ${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null and ${matchesFilter(condition)}
    limit ${maxCandidates}`;
}

function times({ from, before }: Interval<Date>): Interval<number> {
  return { from: from?.getTime(), before: before?.getTime() };
}

function within(column: SQL, { from, before }: Interval<number>): SQL {
  return sql`${column} >= ${from ?? 0} and ${column} < ${before ?? Number.MAX_SAFE_INTEGER}`;
}
