import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findUserNames } from '../../people/users/user-store.ts';

export function findNames(scope: OrganizationScope, userIds: readonly (string | null)[]) {
  const known = new Set(userIds.filter((id) => id !== null));
  return findUserNames(scope.platform.identityDatabase, [...known]);
}
