import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { correspondentNamesTable } from '../correspondents/correspondent-table.ts';
import { selectHasRoom } from '../correspondents/correspondent-room-store.ts';

/** `names` begins with the name, then has the aliases. */
export type KnownCorrespondent = { id: string; names: string[] };

/** The correspondents of an organization by at most `count` of their names; and whether it may have another one. */
export async function findKnownCorrespondents(
  scope: OrganizationScope,
  count: number,
): Promise<{ correspondents: KnownCorrespondent[]; hasRoom: boolean }> {
  const { database, organizationId } = scope;
  const { names, room } = await batch(database, {
    room: selectHasRoom(scope),
    names: database.all<{ id: string; name: string }>(sql`
      select correspondent_id as id, name
      from (
        select correspondent_id, name, position from ${correspondentNamesTable}
        where organization_id = ${organizationId} limit ${count})
      order by correspondent_id, position`),
  });
  const known = Map.groupBy(names, ({ id }) => id);
  const correspondents = [...known].map(([id, own]) => ({
    id,
    names: own.map(({ name }) => name),
  }));
  return { correspondents, hasRoom: room.some(({ hasRoom }) => hasRoom === 1) };
}
