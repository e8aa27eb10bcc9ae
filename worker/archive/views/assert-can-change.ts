import type { View } from '../../../shared/archive/views/view.ts';
import { canChangeView } from '../../../shared/people/members/member-rules.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Throws unless the actor may change a view (`found`): their own, or as an admin any shared one. Throws 404
 * `view.not_found`, also for personal views of others, and 403 for shared views of others.
 */
export function assertCanChange(
  scope: OrganizationScope,
  found: View | undefined,
  { userId }: UserActor | ApiKeyActor,
): View {
  const isCreator = found?.createdBy === userId;
  if (!found || !(found.isShared || isCreator)) throw new AppError('view.not_found');
  if (!isCreator && !canChangeView(decisiveRoleOf(scope), { isCreator })) {
    throw new AppError('auth.forbidden');
  }
  return found;
}
