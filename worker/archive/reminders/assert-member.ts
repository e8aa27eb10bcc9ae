import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findPeople } from '../custom-fields/stored/find-people.ts';

/** Throws 404 `member.not_found` unless the assignee is null or a member. The actor is always a member. */
export async function assertMember(
  scope: OrganizationScope,
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || assigneeId === userIdOf(scope.actor)) return;
  const people = await findPeople(scope);
  if (!people.some(({ id }) => id === assigneeId)) throw new AppError('member.not_found');
}
