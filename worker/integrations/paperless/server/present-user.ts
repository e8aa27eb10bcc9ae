import type { PaperlessUser } from '../../../../shared/integrations/paperless/server.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { numberItems } from '../numbers/number-store.ts';
import { grantedPermissions } from './granted-permissions.ts';

export async function presentUser(
  scope: OrganizationScope,
  { userId, userName }: { userId: string; userName: string },
): Promise<PaperlessUser> {
  const numbers = await numberItems(scope, [userId]);
  const permissions = grantedPermissions(scope);
  return {
    id: numbers.get(userId) ?? 0,
    username: userName,
    email: '',
    first_name: userName,
    last_name: '',
    is_superuser: false,
    is_staff: false,
    is_active: true,
    groups: [],
    user_permissions: permissions,
    inherited_permissions: permissions.map((permission) => `documents.${permission}`),
  };
}
