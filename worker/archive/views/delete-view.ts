import type { View } from '../../../shared/archive/views/view.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertCanChange } from './assert-can-change.ts';
import { deleteViewRow } from './view-store.ts';

export async function deleteView(
  scope: OrganizationScope,
  options: { found: View | undefined; actor: UserActor | ApiKeyActor },
): Promise<void> {
  const found = assertCanChange(scope, options.found, options.actor);
  if (!(await deleteViewRow(scope, found))) throw new AppError('view.not_found');
}
