import { and, desc, eq } from 'drizzle-orm';
import type {
  ActivityData,
  ActivityType,
} from '../../../shared/features/document-activity/activity.ts';
import type { Pagination } from '../../../shared/pagination.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentActivityTable } from './document-activity-table.ts';

export function insertActivity(
  scope: OrganizationScope,
  row: { documentId: string; event: ActivityType; userId: string | null; data: ActivityData },
): Statement {
  return scope.database.insert(documentActivityTable).values({
    id: scope.platform.ids.create('act'),
    organizationId: scope.organizationId,
    createdAt: scope.platform.clock.now(),
    ...row,
  });
}

/** Newest first. */
export function selectActivity(scope: OrganizationScope, documentId: string, page: Pagination) {
  return scope.database
    .select()
    .from(documentActivityTable)
    .where(
      and(
        eq(documentActivityTable.organizationId, scope.organizationId),
        eq(documentActivityTable.documentId, documentId),
      ),
    )
    .orderBy(desc(documentActivityTable.createdAt), desc(documentActivityTable.id))
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
}
