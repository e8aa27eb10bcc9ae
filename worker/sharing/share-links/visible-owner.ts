import { isAtLeast } from '../../../shared/roles.ts';
import type { Actor } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';

/**
 * Returns the member whose links the actor may see and change: undefined (all links) for admins,
 * the actor for members.
 */
export function visibleOwnerOf(scope: OrganizationScope, actor: Actor): string | undefined {
  if (actor.kind === 'system') return undefined;
  return isAtLeast(decisiveRoleOf(scope), 'admin') ? undefined : actor.userId;
}
