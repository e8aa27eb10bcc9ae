import { eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { subquery } from '../../database/expressions.ts';
import { correspondentNamesTable } from '../correspondents/correspondent-table.ts';
import { hasDefaultTags } from '../correspondents/correspondent-default-store.ts';
import { hasRoom } from '../correspondents/correspondent-room-store.ts';

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
    facts: database.all<{ hasRoom: number; hasDefaultTags: number }>(sql`
      select ${hasRoom(scope, 1)} as "hasRoom", ${hasDefaultTags(scope)} as "hasDefaultTags"`),
    names: database
      .select({ id: first.correspondentId, name: first.name })
      .from(first)
      .orderBy(first.correspondentId, first.position),
  };
}

export function toKnownCorrespondents({
  names,
  facts,
}: BatchResults<ReturnType<typeof selectKnownCorrespondents>>): {
  correspondents: KnownCorrespondent[];
  hasRoom: boolean;
  hasDefaultTags: boolean;
} {
  const known = Map.groupBy(names, ({ id }) => id);
  const correspondents = [...known].map(([id, own]) => ({
    id,
    names: own.map(({ name }) => name),
  }));
  return {
    correspondents,
    hasRoom: facts[0]?.hasRoom === 1,
    hasDefaultTags: facts[0]?.hasDefaultTags === 1,
  };
}
