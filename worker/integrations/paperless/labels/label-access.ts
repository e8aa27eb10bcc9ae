import type { Permission } from '../../../../shared/permissions.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isGranted } from '../server/granted-permissions.ts';

const nobody = { users: [], groups: [] };

/**
 * Returns the owner and the permissions of an item, in the form that the request asks for.
 * Everything is shared with all members.
 */
export function accessFor(
  request: Request,
  { scope, change }: { scope: OrganizationScope; change: Permission },
) {
  const isFull = new URL(request.url).searchParams.get('full_perms')?.toLowerCase() === 'true';
  return isFull
    ? { owner: null, permissions: { view: nobody, change: nobody } }
    : { owner: null, user_can_change: isGranted(scope, change) };
}
