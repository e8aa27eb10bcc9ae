import type { View } from '../../../shared/archive/views/view.ts';
import { canChangeView } from '../../../shared/people/members/member-rules.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * A view (`found`) that the actor may change: their own, or, for admins, any that is shared. 404 `view.not_found` also for the
 * personal views of others; 403 for what is shared by others.
 */
export function assertCanChange(
  scope: OrganizationScope,
  found: View | undefined,
  { userId }: UserActor | ApiKeyActor,
): View {
  const isCreator = found?.createdBy === userId;
  if (!found || !(found.isShared || isCreator)) throw new AppError('view.not_found');
  // The role decides only where the view is not their own.
  if (!isCreator && !canChangeView(decisiveRoleOf(scope), { isCreator })) {
    throw new AppError('auth.forbidden');
  }
  return found;
}
