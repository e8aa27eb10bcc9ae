import { and, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { allOf, countOf } from '../../database/expressions.ts';
import { correspondentNamesTable, correspondentsTable } from './correspondent-table.ts';

export function hasRoom({ organizationId }: OrganizationScope, namesCount: number): SQL {
  const isPresent = and(
    eq(correspondentsTable.organizationId, organizationId),
    isNull(correspondentsTable.removedAt),
  );
  const names = countOf(
    correspondentNamesTable,
    eq(correspondentNamesTable.organizationId, organizationId),
  );
  return allOf(
    lt(countOf(correspondentsTable, isPresent), correspondentLimits.count),
    lte(names, correspondentLimits.names - namesCount),
  );
}

/**
 * Condition without a table: a correspondent may have this number of aliases. A number that is not
 * larger than the present one is always allowed.
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
