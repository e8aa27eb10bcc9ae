import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { View } from '../../../../shared/archive/views/view.ts';
import {
  renameInSearch,
  type Renaming,
} from '../../../../shared/archive/search/rename-in-search.ts';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { viewsTable } from './view-table.ts';

export type ViewSearch = Pick<View, 'id' | 'search'>;

export type RenamedSearch = { view: ViewSearch; search: string };

export function selectSearchesWith(scope: ReadScope, filter: string | SQL) {
  return scope.database
    .select({ id: viewsTable.id, search: viewsTable.search })
    .from(viewsTable)
    .where(
      and(
        eq(viewsTable.organizationId, scope.organizationId),
        sql`instr(lower(${viewsTable.search}), ${filter} || ':')`,
      ),
    );
}

export function renamedSearches(views: readonly ViewSearch[], renaming: Renaming): RenamedSearch[] {
  return views
    .map((view) => ({ view, search: renameInSearch(view.search, renaming) }))
    .filter(
      ({ view, search }) => search !== view.search && search.length <= limits.searchQuery.max,
    );
}

export function replaceSearches(
  scope: OrganizationScope,
  changes: readonly RenamedSearch[],
  condition: SQL,
): Statement[] {
  return changes.map(({ view, search }) =>
    scope.database
      .update(viewsTable)
      .set({ search })
      .where(
        and(
          eq(viewsTable.id, view.id),
          eq(viewsTable.organizationId, scope.organizationId),
          eq(viewsTable.search, view.search),
          condition,
        ),
      ),
  );
}
