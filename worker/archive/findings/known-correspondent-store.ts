import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import {
  correspondentNamesTable,
  correspondentNumbersTable,
} from '../correspondents/correspondent-table.ts';
import { selectHasRoom } from '../correspondents/correspondent-store.ts';

/** `names` begins with the name, then has the aliases. */
export type KnownCorrespondent = {
  id: string;
  names: string[];
  ibans: string[];
  vatIds: string[];
};

type Known = { id: string; kind: 'name' | 'iban' | 'vat-id'; text: string };

/**
 * The correspondents of an organization by at most `count` of their names, and as many of their numbers; and whether it may have
 * another one.
 */
export async function findKnownCorrespondents(
  scope: OrganizationScope,
  count: number,
): Promise<{ correspondents: KnownCorrespondent[]; hasRoom: boolean }> {
  const { database, organizationId } = scope;
  const { names, numbers, room } = await batch(database, {
    room: selectHasRoom(scope),
    names: database.all<Known>(sql`
      select correspondent_id as id, 'name' as kind, name as text
      from (
        select correspondent_id, name, position from ${correspondentNamesTable}
        where organization_id = ${organizationId} limit ${count})
      order by correspondent_id, position`),
    numbers: database.all<Known>(sql`
      select correspondent_id as id, kind, number as text
      from ${correspondentNumbersTable} where organization_id = ${organizationId} limit ${count}`),
  });
  const known = Map.groupBy([...names, ...numbers], ({ id }) => id);
  const correspondents = [...known].flatMap(([id, texts]) => {
    const ofKind = (kind: Known['kind']) =>
      texts.filter((each) => each.kind === kind).map(({ text }) => text);
    const found = ofKind('name');
    // Its names are among those beyond the limit.
    if (found.length === 0) return [];
    return { id, names: found, ibans: ofKind('iban'), vatIds: ofKind('vat-id') };
  });
  return { correspondents, hasRoom: room.some(({ hasRoom }) => hasRoom === 1) };
}
