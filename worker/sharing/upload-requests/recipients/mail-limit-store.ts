import { eq, lte } from 'drizzle-orm';
import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { rateLimitsTable } from '../../../access/rate-limits/rate-limit-table.ts';
import { coalesce, incremented, subquery } from '../../../database/expressions.ts';
import { insertIf } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';

export function endOfDay(now: Date): number {
  return (Math.floor(now.getTime() / day) + 1) * day;
}

export async function takeMails(
  { organizationId, platform }: OrganizationScope,
  { count, max }: { count: number; max: number },
): Promise<boolean> {
  const { identityDatabase, clock } = platform;
  const windowEndsAt = endOfDay(clock.now());
  const key = `upload-recipients:${organizationId}:${windowEndsAt}`;
  const counted = subquery
    .select({ count: rateLimitsTable.count })
    .from(rateLimitsTable)
    .where(eq(rateLimitsTable.key, key));
  const rows = await insertIf(
    identityDatabase,
    rateLimitsTable,
    { key, count, windowEndsAt },
    lte(incremented(coalesce(counted, literal(0)), count), max),
  )
    .onConflictDoUpdate({
      target: rateLimitsTable.key,
      set: { count: incremented(rateLimitsTable.count, count) },
    })
    .returning({ key: rateLimitsTable.key });
  return rows.length === 1;
}
