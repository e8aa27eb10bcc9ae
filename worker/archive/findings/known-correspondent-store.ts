import { eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { subquery } from '../../database/expressions.ts';
import { correspondentNamesTable } from '../correspondents/correspondent-table.ts';
import { selectHasRoom } from '../correspondents/correspondent-room-store.ts';

type KnownCorrespondent = { id: string; names: string[] };

export function selectKnownCorrespondents(scope: OrganizationScope, count: number) {
  const { database, organizationId } = scope;
  const { correspondentId, name, position } = correspondentNamesTable;
  const first = subquery
    .select({ correspondentId, name, position })
    .from(correspondentNamesTable)
    .where(eq(correspondentNamesTable.organizationId, organizationId))
    .limit(count)
    .as('first');
  return {
    room: selectHasRoom(scope),
    names: database
      .select({ id: first.correspondentId, name: first.name })
      .from(first)
      .orderBy(first.correspondentId, first.position),
  };
}

export function toKnownCorrespondents({
  names,
  room,
}: BatchResults<ReturnType<typeof selectKnownCorrespondents>>): {
  correspondents: KnownCorrespondent[];
  hasRoom: boolean;
} {
  const known = Map.groupBy(names, ({ id }) => id);
  const correspondents = [...known].map(([id, own]) => ({
    id,
    names: own.map(({ name }) => name),
  }));
  return { correspondents, hasRoom: room.some(({ hasRoom }) => hasRoom === 1) };
}
