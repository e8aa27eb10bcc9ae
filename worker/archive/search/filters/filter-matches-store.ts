import { eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Pagination } from '../../../../shared/pagination.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf, coalesce } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { matchingValues, presenceCount } from '../../custom-fields/search/custom-filter-store.ts';
import { selectTagCount } from '../../documents/list/document-list-store.ts';
import { maxCount } from '../../documents/list/max-count.ts';
import { documentsWhere } from '../../documents/rows/document-event-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentTagsTable, tagsTable } from '../../tags/tag-table.ts';
import { purgedDocumentsTable } from '../../documents/rows/purged-document-table.ts';
import { conditionOf, type Matches } from './matches-store.ts';
import { selectSequences, sourceOf } from './search-source-store.ts';

const mostCounted = literal(maxCount + 1);

/**
 * Table `counted` for `with`, with one row: the number of matches up to `maxCount` + 1, their
 * sequences as JSON unless a counter provides the number, and the number of matches on the page.
 */
export function countedTable(scope: SearchScope, search: Matches & { page: Pagination }): SQL {
  const { page } = search;
  const known = knownCount(scope, search);
  const pageSize = sizeOf(page);
  // A limit above the number of matches would make SQLite read all documents.
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

/**
 * The number of matches from a counter, if the only condition is one tag, or the presence or
 * absence of one custom field. Otherwise undefined.
 */
export function knownCount(scope: SearchScope, { filters, listFilter }: Matches): SQL | undefined {
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

function selectCounted(scope: SearchScope, search: Matches): SQL {
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
      return source.index.senders
        ? selectSequences(scope, source)
        : selectMatches(scope, search, source);
  }
}

/**
 * Condition on a tag link or a value: its document is active. Instead of documents it reads the
 * index of the trash, and the purged documents whose tags and values are not deleted yet; both are
 * small.
 */
function isLinkOfActive({ organizationId }: SearchScope, sequence: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from ${documentsTable} as trashed indexed by documents_trashed_by_sequence
    where trashed.organization_id = ${organizationId} and trashed.sequence = ${sequence} and trashed.deleted_at is not null)
    and not exists (select 1 from ${purgedDocumentsTable} as purged where purged.sequence = ${sequence})`;
}

export function selectMatches(
  scope: SearchScope,
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
      if (source.index.senders) {
        return sql`
          select ${documentsTable.sequence} from (${selectSequences(scope, source)}) as matching
          cross join ${documentsTable} on ${documentsTable.sequence} = matching.sequence
          where ${isMatch}`;
      }
      return sql`
        select ${documentsTable.sequence} from ${documentsTable} indexed by ${source.index.index}
        where ${isMatch} and ${source.index.condition}`;
    case undefined:
      return sql`select ${documentsTable.sequence} ${documentsWhere(isMatch)}`;
  }
}

export function isEveryMatch({ filters, listFilter }: Matches): boolean {
  return (
    filters.length === 0 && listFilter.tags.length === 0 && listFilter.extractionState === undefined
  );
}

export function isActive({ organizationId }: SearchScope): SQL {
  return allOf(eq(documentsTable.organizationId, organizationId), isNull(documentsTable.deletedAt));
}

export function arrayOf(selected: SQL): SQL {
  return sql`(select json_group_array(sequence) from (${selected}))`;
}

export function sizeOf({ pageSize }: Pagination): SQL {
  return literal(pageSize);
}

export function offsetOf({ pageIndex, pageSize }: Pagination): SQL {
  return literal(pageIndex * pageSize);
}
