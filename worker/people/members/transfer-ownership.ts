import { canTransferOwnership } from '../../../shared/people/members/member-rules.ts';
import { roles } from '../../../shared/roles.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { moveOwnership } from './member-store.ts';

export async function transferOwnership(scope: OrganizationScope, memberId: string): Promise<void> {
  const own = decisiveRoleOf(scope);
  const from = roles.filter((role) => canTransferOwnership(own, role));
  const { target, isDone } = await moveOwnership(scope, memberId, { from });
  if (!target) throw new AppError('member.not_found');
  if (!isDone) throw new AppError('auth.forbidden');
}
