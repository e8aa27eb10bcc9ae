import { and, eq, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { correspondentsTable } from '../../../archive/correspondents/correspondent-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { countOf } from '../../../database/expressions.ts';
import { selectRow } from '../../../database/database.ts';

/** How many tags and correspondents an organization has. */
export async function countLabels({ database, organizationId }: OrganizationScope) {
  const [counts] = await selectRow(database, {
    tags: countOf(tagsTable, eq(tagsTable.organizationId, organizationId)).as('tags_count'),
    correspondents: countOf(
      correspondentsTable,
      and(
        eq(correspondentsTable.organizationId, organizationId),
        isNull(correspondentsTable.removedAt),
      ),
    ).as('correspondents_count'),
  });
  return counts ?? { tags: 0, correspondents: 0 };
}
