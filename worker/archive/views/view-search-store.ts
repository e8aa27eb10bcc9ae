import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { View } from '../../../shared/archive/views/view.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { viewsTable } from './view-table.ts';

export type ViewSearch = Pick<View, 'id' | 'search'>;

/** The searches of all views of an organization, shared or not, that name a correspondent. */
export function selectCorrespondentSearches(scope: OrganizationScope) {
  return scope.database
    .select({ id: viewsTable.id, search: viewsTable.search })
    .from(viewsTable)
    .where(
      and(
        eq(viewsTable.organizationId, scope.organizationId),
        sql`instr(lower(${viewsTable.search}), 'correspondent:')`,
      ),
    );
}

/** Replaces searches that are still as they were read, if a condition holds. */
export function replaceSearches(
  scope: OrganizationScope,
  changes: readonly { view: ViewSearch; search: string }[],
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
