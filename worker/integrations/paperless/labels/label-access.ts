import type { Permission } from '../../../../shared/permissions.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isGranted } from '../server/granted-permissions.ts';

const nobody = { users: [], groups: [] };

/** Who owns and may change something, in the form that the request asks for: everything belongs to everyone. */
export function accessFor(
  request: Request,
  { scope, change }: { scope: OrganizationScope; change: Permission },
) {
  const isFull = new URL(request.url).searchParams.get('full_perms')?.toLowerCase() === 'true';
  return isFull
    ? { owner: null, permissions: { view: nobody, change: nobody } }
    : { owner: null, user_can_change: isGranted(scope, change) };
}
