import type { SearchScope } from '../../../access/organization-scope.ts';
import { findMembers } from '../../../people/members/member-store.ts';

export async function findPeople(
  scope: SearchScope,
): Promise<{ id: string; name: string; email: string }[]> {
  const members = await findMembers(scope);
  return members.map(({ user }) => user);
}
