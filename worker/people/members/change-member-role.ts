import { canChangeRole } from '../../../shared/people/members/member-rules.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import { roles, type AssignableRole } from '../../../shared/roles.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateMemberRole } from './member-store.ts';

/** Sets the role of a member. The owner's role only changes by a transfer of ownership. */
export async function changeMemberRole(
  scope: OrganizationScope,
  memberId: string,
  role: AssignableRole,
): Promise<Member> {
  const own = decisiveRoleOf(scope);
  const from = roles.filter((target) => canChangeRole(own, { target, role }));
  const { target, isDone } = await updateMemberRole(scope, memberId, { role, from });
  if (!target) throw new AppError('member.not_found');
  if (!isDone) throw new AppError('auth.forbidden');
  return { ...target, role };
}
