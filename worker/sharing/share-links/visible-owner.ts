import { isAtLeast } from '../../../shared/roles.ts';
import type { Actor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';

/** Whose links the actor may see and change: admins those of everybody (undefined), members their own. */
export function visibleOwnerOf(scope: OrganizationScope, actor: Actor): string | undefined {
  if (actor.kind === 'system') return undefined;
  return isAtLeast(decisiveRoleOf(scope), 'admin') ? undefined : actor.userId;
}
