import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findMembers } from '../../people/members/member-store.ts';

/** Those who can be the value of a field: the members, by user id. */
export async function findPeople(
  scope: OrganizationScope,
): Promise<{ id: string; name: string }[]> {
  const members = await findMembers(scope);
  return members.map(({ user }) => ({ id: user.id, name: user.name }));
}
