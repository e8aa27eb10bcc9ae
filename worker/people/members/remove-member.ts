import { canLeave, canRemoveMember } from '../../../shared/people/members/member-rules.ts';
import { roles } from '../../../shared/roles.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { enqueue } from '../../outbox/commit.ts';
import { deleteMember } from './member-store.ts';

/** Removes a member, or lets the actor leave. Access of the member and their API keys ends with the next request. */
export async function removeMember(scope: OrganizationScope, memberId: string): Promise<void> {
  const own = decisiveRoleOf(scope);
  const { target, isDone, jobs } = await deleteMember(scope, memberId, {
    others: roles.filter((role) => canRemoveMember(own, role)),
    self: roles.filter(canLeave),
  });
  if (!target) throw new AppError('member.not_found');
  if (!isDone) throw new AppError('auth.forbidden');
  enqueue(scope, jobs);
}
