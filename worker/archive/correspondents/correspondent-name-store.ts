import { sql, type SQL } from 'drizzle-orm';
import { correspondentKey } from '../../../shared/archive/correspondents/correspondent.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { correspondentNamesTable } from './correspondent-table.ts';

/** A name or alias of a correspondent; its own name has the position 0. */
export type Name = { key: string; name: string; position: number };

/** The name, where there is one, and the aliases other than the name. */
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

/** Selects a row for each of the names that another correspondent has. */
export function takenNames(
  { organizationId }: OrganizationScope,
  correspondentId: string,
  names: Name[],
) {
  return sql`
    select 1 as taken from ${correspondentNamesTable}
    where organization_id = ${organizationId} and correspondent_id <> ${correspondentId}
      and name_key in (select value ->> 'key' from json_each(${JSON.stringify(names)}))`;
}

export function selectTakenNames(scope: OrganizationScope, correspondentId: string, names: Name[]) {
  return scope.database.all<{ taken: number }>(takenNames(scope, correspondentId, names));
}

/** Writes names, also those that the correspondent has at another place. Its own name stays that, unless it gets another. */
export function writeNames(
  scope: OrganizationScope,
  correspondentId: string,
  { names, condition }: { names: Name[]; condition: SQL },
): Statement {
  const isRenamed = names.some(({ position }) => position === 0);
  return scope.database.run(sql`
    insert into ${correspondentNamesTable} (organization_id, name_key, correspondent_id, name, position)
    select ${scope.organizationId}, value ->> 'key', ${correspondentId}, value ->> 'name', value ->> 'position'
    from json_each(${JSON.stringify(names)}) where ${condition}
    on conflict do update set name = excluded.name, position = excluded.position
    where correspondent_id = excluded.correspondent_id and (position > 0 or ${isRenamed})`);
}
