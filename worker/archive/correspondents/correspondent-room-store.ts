import { sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { correspondentNamesTable, correspondentsTable } from './correspondent-table.ts';

/** Condition without a table: the organization may have another correspondent, with so many names. */
export function hasRoom({ organizationId }: OrganizationScope, namesCount: number): SQL {
  return sql`((
    select count(*) from ${correspondentsTable} where organization_id = ${organizationId} and removed_at is null
  ) < ${correspondentLimits.count} and (
    select count(*) from ${correspondentNamesTable} where organization_id = ${organizationId}
  ) + ${namesCount} <= ${correspondentLimits.names})`;
}

/** Whether the organization may have another correspondent with a name alone: one row. */
export function selectHasRoom(scope: OrganizationScope) {
  return scope.database.all<{ hasRoom: number }>(sql`select ${hasRoom(scope, 1)} as hasRoom`);
}

/**
 * Condition without a table: a correspondent may have so many aliases beside its name, which it also may where it has no fewer
 * already.
 */
export function hasRoomForAliases(
  { organizationId }: OrganizationScope,
  correspondentId: string,
  aliasesCount: number,
): SQL {
  return sql`(
    select count(*) filter (where correspondent_id = ${correspondentId}) > ${aliasesCount}
      or count(*) filter (where correspondent_id <> ${correspondentId}) + ${aliasesCount} < ${correspondentLimits.names}
    from ${correspondentNamesTable} where organization_id = ${organizationId})`;
}
