import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findUserNames } from '../../people/users/user-store.ts';

/** The names of users by their ids; of those without an account there is none. `null` is nobody. */
export function findNames(scope: OrganizationScope, userIds: readonly (string | null)[]) {
  const known = new Set(userIds.filter((id) => id !== null));
  return findUserNames(scope.platform.identityDatabase, [...known]);
}
