import type {
  Organization,
  OrganizationInput,
} from '../../../shared/people/organizations/organization.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateOrganizationName } from './organization-store.ts';

export async function renameOrganization(
  scope: OrganizationScope,
  input: OrganizationInput,
): Promise<Organization> {
  const organization = await updateOrganizationName(scope, {
    name: input.name,
    now: scope.platform.clock.now(),
  });
  if (!organization) throw new AppError('auth.forbidden');
  return organization;
}
