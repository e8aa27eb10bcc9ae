import { and, eq, gt, ne, type SQL } from 'drizzle-orm';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { hasRow, idsIn } from '../../database/expressions.ts';
import { excluded, insertList } from '../../database/insert-from.ts';
import { correspondentNamesTable } from './correspondent-table.ts';

export type Name = { key: string; name: string; position: number };

export function namesOf({
  name,
  aliases,
}: {
  name?: string | undefined;
  aliases: string[];
}): Name[] {
  const own = name === undefined ? [] : [{ key: correspondentKey(name), name, position: 0 }];
  const others = aliases.map((alias, index) => ({
    key: correspondentKey(alias),
    name: alias,
    position: index + 1,
  }));
  return [...own, ...others.filter(({ key }) => key !== own[0]?.key)];
}

export function isNameTaken(scope: OrganizationScope, correspondentId: string, names: Name[]): SQL {
  return hasRow(correspondentNamesTable, isTaken(scope, correspondentId, names));
}

export function selectTakenNames(scope: OrganizationScope, correspondentId: string, names: Name[]) {
  return scope.database
    .select({ nameKey: correspondentNamesTable.nameKey })
    .from(correspondentNamesTable)
    .where(isTaken(scope, correspondentId, names));
}

function isTaken({ organizationId }: OrganizationScope, correspondentId: string, names: Name[]) {
  return and(
    eq(correspondentNamesTable.organizationId, organizationId),
    ne(correspondentNamesTable.correspondentId, correspondentId),
    idsIn(
      correspondentNamesTable.nameKey,
      names.map(({ key }) => key),
    ),
  );
}

/**
 * Writes names, including those that the correspondent has at another position. The row of its own
 * name stays at position 0 unless the correspondent is renamed.
 */
export function writeNames(
  { database, organizationId }: OrganizationScope,
  correspondentId: string,
  { names, condition }: { names: Name[]; condition: SQL },
): Statement {
  const table = correspondentNamesTable;
  const isRenamed = names.some(({ position }) => position === 0);
  const rows = names.map(({ key, name, position }) => ({
    organizationId,
    nameKey: key,
    correspondentId,
    name,
    position,
  }));
  return insertList(database, table, rows, condition).onConflictDoUpdate({
    target: [table.organizationId, table.nameKey],
    set: { name: excluded(table.name), position: excluded(table.position) },
    setWhere: and(
      eq(table.correspondentId, excluded(table.correspondentId)),
      isRenamed ? undefined : gt(table.position, 0),
    ),
  });
}
