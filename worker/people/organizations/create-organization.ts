import { createId } from '../../../shared/ids.ts';
import type {
  Organization,
  OrganizationInput,
} from '../../../shared/people/organizations/organization.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { chooseShard } from './choose-shard.ts';
import { insertOrganization } from './organization-store.ts';

/**
 * Creates an organization that the user owns. Throws 403 `user.max_organization_count_reached` beyond the limit,
 * `auth.forbidden` for an API key that is restricted to other organizations.
 */
export async function createOrganization(
  scope: UserScope,
  input: OrganizationInput,
): Promise<Organization> {
  const { actor } = scope;
  if (actor.kind === 'api-key' && actor.organizationIds.length > 0) {
    throw new AppError('auth.forbidden');
  }
  const { clock, config } = scope.platform;
  const now = clock.now();
  const organization = {
    id: createId('org'),
    name: input.name,
    documentLanguages: [],
    isSharingEnabled: true,
    createdAt: now,
    updatedAt: now,
  };
  const isCreated = await insertOrganization(scope, organization, {
    memberId: createId('mem'),
    maxCount: config.MAX_ORGANIZATION_COUNT_PER_USER,
    shard: await chooseShard(scope.platform),
  });
  if (!isCreated) throw new AppError('user.max_organization_count_reached');
  return organization;
}
