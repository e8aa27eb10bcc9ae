import type {
  Organization,
  OrganizationUpdate,
} from '../../../shared/people/organizations/organization.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { saveOrganization } from './organization-store.ts';

export async function updateOrganization(
  scope: OrganizationScope,
  update: OrganizationUpdate & { isSharingEnabled?: boolean },
): Promise<Organization> {
  const organization = await saveOrganization(scope, update);
  if (!organization) throw new AppError('auth.forbidden');
  return organization;
}
