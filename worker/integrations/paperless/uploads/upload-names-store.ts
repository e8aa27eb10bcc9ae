import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { correspondentsTable } from '../../../archive/correspondents/correspondent-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { batch } from '../../../database/database.ts';
import { idsIn } from '../../../database/expressions.ts';

/** Returns the names of tags and correspondents by id, because metadata and searches use names. */
export async function readNames(
  { database, organizationId }: OrganizationScope,
  ids: { tags: string[]; correspondents: string[] },
) {
  const { tags, correspondents } = await batch(database, {
    tags: database
      .select({ id: tagsTable.id, name: tagsTable.name })
      .from(tagsTable)
      .where(and(eq(tagsTable.organizationId, organizationId), idsIn(tagsTable.id, ids.tags))),
    correspondents: database
      .select({ id: correspondentsTable.id, name: correspondentsTable.name })
      .from(correspondentsTable)
      .where(
        and(
          eq(correspondentsTable.organizationId, organizationId),
          idsIn(correspondentsTable.id, ids.correspondents),
        ),
      ),
  });
  return new Map([...tags, ...correspondents].map(({ id, name }) => [id, name]));
}
