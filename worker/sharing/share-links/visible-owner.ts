import { isAtLeast } from '../../../shared/roles.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';

/** Whose links the actor may see and change: admins those of everybody (undefined), members their own. */
export function visibleOwnerOf(
  scope: OrganizationScope,
  { userId }: UserActor | ApiKeyActor,
): string | undefined {
  return isAtLeast(decisiveRoleOf(scope), 'admin') ? undefined : userId;
}
