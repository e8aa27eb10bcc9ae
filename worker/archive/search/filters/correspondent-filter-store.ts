import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import {
  correspondentKey,
  correspondentKeyParts,
} from '../../../../shared/archive/correspondents/correspondent.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { idsIn, isAmong, never, subquery } from '../../../database/expressions.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
} from '../../correspondents/correspondent-table.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import type { NamedParty } from './sender-filter-store.ts';

export function hasCorrespondent(scope: SearchScope, party: NamedParty): SQL {
  return isAmong(documentsTable.correspondentId, correspondentsNamed(scope, party));
}

/**
 * Selects the correspondents whose name or alias contains these words, and those that are being
 * merged into them. A quoted text matches only the correspondent with exactly this name, if one
 * exists.
 */
export function correspondentsNamed(
  { organizationId }: SearchScope,
  { name, isWhole }: NamedParty,
): SQL {
  const key = correspondentKey(name);
  if (key === '') return sql`select null where ${never}`;
  // One parameter, because a list uses the conditions of its filters five times.
  const typed = JSON.stringify({ key, isWhole, parts: correspondentKeyParts(key) });
  return sql`
    select named.id from (select ${typed} as value) as typed
    cross join ${correspondentNamesTable}
    inner join ${correspondentsTable} as named
      on named.id = correspondent_id or named.replaced_by = correspondent_id
    where ${correspondentNamesTable.organizationId} = ${organizationId}
      and not exists (
        select 1 from json_each(typed.value, '$.parts') as part
        where instr(${correspondentNamesTable.nameKey}, part.value) = 0)
      and (${correspondentNamesTable.nameKey} = typed.value ->> '$.key' or not (typed.value ->> '$.isWhole' and exists (
        select 1 from correspondent_names as whole
        where whole.organization_id = ${correspondentNamesTable.organizationId} and whole.name_key = typed.value ->> '$.key')))`;
}

export function withMerged({ organizationId }: SearchScope, ids: readonly string[]): SQL {
  const { id, replacedBy } = correspondentsTable;
  return subquery
    .select({ id })
    .from(correspondentsTable)
    .where(
      and(
        eq(correspondentsTable.organizationId, organizationId),
        or(idsIn(id, ids), idsIn(replacedBy, ids)),
      ),
    )
    .getSQL();
}
