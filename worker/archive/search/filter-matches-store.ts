import { eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { allOf, coalesce } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { matchingValues, presenceCount } from '../custom-fields/custom-filter-store.ts';
import { selectTagCount } from '../documents/document-list-store.ts';
import { maxCount } from '../documents/max-count.ts';
import { documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { purgedDocumentsTable } from '../documents/rows/purged-document-table.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { sourceOf } from './search-source-store.ts';

const mostCounted = literal(maxCount + 1);

/**
 * A table for `with`, of one row: the number of matches, at most `maxCount` + 1, their sequences as JSON unless they are counted
 * already, and how many of them are on the page.
 */
export function countedTable(
  scope: OrganizationScope,
  search: Matches & { page: Pagination },
): SQL {
  const { page } = search;
  const known = knownCount(scope, search);
  const pageSize = sizeOf(page);
  // To look for more than there are, all documents would be read.
  const rest = sql`max(min(${pageSize}, all_count - ${offsetOf(page)}), 0)`;
  const matches = sql`
    select json_array_length(matches) as all_count, matches from (
      select ${arrayOf(sql`${selectCounted(scope, search)} limit ${mostCounted}`)} as matches) as found`;
  return sql`
    counted as materialized (
      select min(all_count, ${mostCounted}) as matches_count, all_count >= ${mostCounted} as has_many_matches, matches,
        ${known ? rest : sql`iif(all_count < ${mostCounted}, ${rest}, ${pageSize})`} as page_length
      from (${known ? sql`select ${known} as all_count, null as matches` : matches}) as counted_matches)`;
}

/** Documents with one tag, or with or without a value of one custom field, are counted already, if there is no other condition. */
export function knownCount(
  scope: OrganizationScope,
  { filters, listFilter }: Matches,
): SQL | undefined {
  const [filter, ...others] = filters;
  const [tagId, ...otherTagIds] = listFilter.tags;
  if (tagId && isEveryMatch({ filters, listFilter: { ...listFilter, tags: otherTagIds } })) {
    return coalesce(selectTagCount(scope, tagId), literal(0));
  }
  if (!isEveryMatch({ filters: others, listFilter })) return undefined;
  if (filter?.kind !== 'custom' || filter.match.kind !== 'any') return undefined;
  const isAbsence = filter.isExcluded;
  return presenceCount(scope, filter.fieldId, { isAbsence });
}

/** Selects the sequences of all matches. Where a tag or a value is the only condition, no document is read. */
function selectCounted(scope: OrganizationScope, search: Matches): SQL {
  const source = sourceOf(scope, search);
  if (!source || !isEveryMatch(source.others)) return selectMatches(scope, search, source);
  switch (source.kind) {
    case 'tags': {
      const { documentSequence, organizationId, tagId } = documentTagsTable;
      return sql`
        select distinct ${documentSequence} as sequence from ${documentTagsTable}
        where ${organizationId} = ${scope.organizationId} and ${tagId} in (select ${tagsTable.id} from ${source.tags})
          and ${isLinkOfActive(scope, documentSequence)}`;
    }
    case 'custom':
      return sql`
        select distinct matching.document_sequence as sequence from (
          select own.document_sequence ${matchingValues(scope, source.filter)}) as matching
        where ${isLinkOfActive(scope, sql.raw('matching.document_sequence'))}`;
    case 'index':
      return selectMatches(scope, search, source);
  }
}

/**
 * Condition on a tag or a value of the document with a sequence: it is active. Documents are not read, but the index of the trash and
 * the documents that are purged while their tags and values are left, which are both small.
 */
function isLinkOfActive({ organizationId }: OrganizationScope, sequence: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from ${documentsTable} as trashed indexed by documents_trashed_by_sequence
    where trashed.organization_id = ${organizationId} and trashed.sequence = ${sequence} and trashed.deleted_at is not null)
    and not exists (select 1 from ${purgedDocumentsTable} as purged where purged.sequence = ${sequence})`;
}

/** Selects the sequences of all matches as `select … from … where …`, read from the index of a filter. */
export function selectMatches(
  scope: OrganizationScope,
  search: Matches,
  source = sourceOf(scope, search),
): SQL {
  const isMatch = allOf(isActive(scope), conditionOf(scope, source?.others ?? search));
  switch (source?.kind) {
    case 'tags':
      return sql`
        select distinct ${documentTagsTable.documentSequence} as sequence from ${documentTagsTable}
        cross join ${documentsTable} on ${documentsTable.sequence} = ${documentTagsTable.documentSequence}
        where ${documentTagsTable.organizationId} = ${scope.organizationId}
          and ${documentTagsTable.tagId} in (select ${tagsTable.id} from ${source.tags}) and ${isMatch}`;
    case 'custom':
      return sql`
        select distinct ${documentsTable.sequence} from (
          select own.document_sequence ${matchingValues(scope, source.filter)}) as matching
        cross join ${documentsTable} on ${documentsTable.sequence} = matching.document_sequence
        where ${isMatch}`;
    case 'index':
      return sql`
        select ${documentsTable.sequence} from ${documentsTable} indexed by ${source.index.index}
        where ${isMatch} and ${source.index.condition}`;
    case undefined:
      return sql`select ${documentsTable.sequence} ${documentsWhere(isMatch)}`;
  }
}

/** Whether there is no condition. */
export function isEveryMatch({ filters, listFilter }: Matches): boolean {
  return (
    filters.length === 0 && listFilter.tags.length === 0 && listFilter.extractionState === undefined
  );
}

/** Condition on `documents`. */
export function isActive({ organizationId }: OrganizationScope): SQL {
  return allOf(eq(documentsTable.organizationId, organizationId), isNull(documentsTable.deletedAt));
}

/** The sequences that a statement selects, as JSON. */
export function arrayOf(selected: SQL): SQL {
  return sql`(select json_group_array(sequence) from (${selected}))`;
}

export function sizeOf({ pageSize }: Pagination): SQL {
  return literal(pageSize);
}

export function offsetOf({ pageIndex, pageSize }: Pagination): SQL {
  return literal(pageIndex * pageSize);
}
