import {
  noPreferences,
  type MemberPreferences,
  type MemberPreferencesInput,
} from '../../../shared/people/members/member-preferences.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { memberPreferencesTable } from './member-preferences-table.ts';

const { organizationId, userId, columns, defaultViewId } = memberPreferencesTable;

export async function writePreferences(
  scope: OrganizationScope,
  change: MemberPreferencesInput,
): Promise<MemberPreferences> {
  const [written] = await scope.platform.identityDatabase
    .insert(memberPreferencesTable)
    .values({
      organizationId: scope.organizationId,
      userId: userIdOf(scope.actor) ?? '',
      ...change,
    })
    .onConflictDoUpdate({ target: [organizationId, userId], set: change })
    .returning({ columns, defaultViewId });
  return written ?? noPreferences;
}
