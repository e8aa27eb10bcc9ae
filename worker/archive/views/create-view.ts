import type { View, ViewInput } from '../../../shared/archive/views/view.ts';
import { createId } from '../../../shared/ids.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertView } from './view-store.ts';

/**
 * Saves a view of the actor. Throws 404 `tag.not_found`, 403 `limit.reached` beyond 50 shared views, or 50 personal ones.
 */
export async function createView(
  scope: OrganizationScope,
  input: ViewInput,
  { userId }: UserActor | ApiKeyActor,
): Promise<View> {
  const { view, isTagMissing } = await insertView(scope, {
    ...input,
    id: createId('viw'),
    createdBy: userId,
    createdAt: scope.platform.clock.now(),
  });
  if (isTagMissing) throw new AppError('tag.not_found');
  if (!view) throw new AppError('limit.reached');
  return view;
}
