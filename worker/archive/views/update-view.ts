import type { View, ViewUpdate } from '../../../shared/archive/views/view.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertCanChange } from './assert-can-change.ts';
import { updateViewRows } from './view-store.ts';

/**
 * Changes a view (`found`) that `assertCanChange` allows. Only its creator can make a shared view personal again. Throws
 * 404 `tag.not_found`, 403 `limit.reached` if the list it moves to is full.
 */
export async function updateView(
  scope: OrganizationScope,
  update: ViewUpdate,
  options: { found: View | undefined; actor: UserActor | ApiKeyActor },
): Promise<View> {
  const found = assertCanChange(scope, options.found, options.actor);
  const isCreator = found.createdBy === options.actor.userId;
  if (update.isShared === false && !isCreator) throw new AppError('auth.forbidden');
  const updatedAt = scope.platform.clock.now();
  const { view, isTagMissing, isAsFound } = await updateViewRows(scope, found, {
    ...update,
    updatedAt,
  });
  if (!isAsFound) throw new AppError('view.not_found');
  if (isTagMissing) throw new AppError('tag.not_found');
  if (!view) throw new AppError('limit.reached');
  return view;
}
