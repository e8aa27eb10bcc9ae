import { and, eq, isNull } from 'drizzle-orm';
import type { ReadScope } from '../../../access/organization-scope.ts';
import { correspondentsTable } from '../../../archive/correspondents/correspondent-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { always, never } from '../../../database/expressions.ts';

export function selectLabelNames(
  { database, organizationId }: ReadScope,
  isSought: { tags: boolean; correspondents: boolean },
) {
  return {
    tags: database
      .select({ id: tagsTable.id, name: tagsTable.name })
      .from(tagsTable)
      .where(and(eq(tagsTable.organizationId, organizationId), isSought.tags ? always : never)),
    correspondents: database
      .select({ id: correspondentsTable.id, name: correspondentsTable.name })
      .from(correspondentsTable)
      .where(
        and(
          eq(correspondentsTable.organizationId, organizationId),
          isNull(correspondentsTable.removedAt),
          isSought.correspondents ? always : never,
        ),
      ),
  };
}
