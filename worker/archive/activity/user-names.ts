import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findUserNames } from '../../people/users/user-store.ts';

/** Returns the names of users by their ids. Ids without an account are left out, and so is null. */
export function findNames(scope: OrganizationScope, userIds: readonly (string | null)[]) {
  const known = new Set(userIds.filter((id) => id !== null));
  return findUserNames(scope.platform.identityDatabase, [...known]);
}
