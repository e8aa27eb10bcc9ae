import { sql, type SQL } from 'drizzle-orm';
import type { SearchFilter } from '../../../shared/features/document-search/parse-search-query.ts';
import type { Interval } from '../../../shared/features/document-search/search-filters.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';

/** More filters than anybody types are not heard: a statement has room for 100 parameters. */
const maxFilters = 20;

/** All filters as one condition on `documents`. */
export function filterCondition(filters: SearchFilter[]): SQL {
  const conditions = filters.slice(0, maxFilters).map((filter) => {
    const condition = wantedCondition(filter);
    return filter.isExcluded ? sql`not (${condition})` : sql`(${condition})`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function wantedCondition(filter: SearchFilter): SQL {
  switch (filter.kind) {
    case 'tag':
      return sql`exists (
        select 1 from ${tagsTable} inner join ${documentTagsTable} on ${documentTagsTable.tagId} = ${tagsTable.id}
        where ${tagsTable.organizationId} = ${documentsTable.organizationId}
          and ${tagsTable.nameKey} = ${filter.name.normalize('NFC').toLowerCase()}
          and ${documentTagsTable.documentId} = ${documentsTable.id})`;
    case 'type':
      return sql`exists (
        select 1 from json_each(${JSON.stringify(filter.mimeTypes)}) as wanted
        where ${documentsTable.mimeType} = wanted.value
          or (wanted.value like '%/' and substr(${documentsTable.mimeType}, 1, length(wanted.value)) = wanted.value))`;
    case 'created':
      return within(sql`${documentsTable.createdAt}`, {
        from: filter.interval.from?.getTime(),
        before: filter.interval.before?.getTime(),
      });
    case 'size':
      return within(sql`${documentsTable.originalSize}`, filter.interval);
  }
}

function within(column: SQL, { from, before }: Interval<number>): SQL {
  return sql`${column} >= ${from ?? 0} and ${column} < ${before ?? Number.MAX_SAFE_INTEGER}`;
}
