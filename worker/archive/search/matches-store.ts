import { sql, type SQL } from 'drizzle-orm';
import type { DocumentFilter } from '../../../shared/archive/documents/document.ts';
import type { SearchFilter } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { listCondition } from '../documents/document-list-store.ts';
import { filterCondition, narrowestCustom } from './search-filter-store.ts';

/** Which documents a search finds. */
export type Matches = { filters: SearchFilter[]; listFilter: DocumentFilter };

/** The tag or filter by a custom field that documents are read from, if there is one, and everything else. */
export function splitSource({ filters, listFilter }: Matches): {
  source: Matches;
  others: Matches;
} {
  const [tagId, ...otherTagIds] = listFilter.tags;
  if (tagId !== undefined) {
    return {
      source: { filters: [], listFilter: { tags: [tagId] } },
      others: { filters, listFilter: { ...listFilter, tags: otherTagIds } },
    };
  }
  const tag = filters.find(({ kind, isExcluded }) => kind === 'tag' && !isExcluded);
  const source = tag ?? narrowestCustom(filters);
  return {
    source: { filters: source ? [source] : [], listFilter: { tags: [] } },
    others: { filters: filters.filter((filter) => filter !== source), listFilter },
  };
}

/** Condition on active documents. */
export function conditionOf(scope: OrganizationScope, { filters, listFilter }: Matches): SQL {
  return sql`${filterCondition(scope, filters)} and ${listCondition(scope, listFilter)}`;
}
