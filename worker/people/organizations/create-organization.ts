import { createId } from '../../../shared/ids.ts';
import type {
  Organization,
  OrganizationInput,
} from '../../../shared/people/organizations/organization.ts';
import { runBatch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganizationStatements } from './organization-store.ts';

/** A new organization owned by the user; 403 `user.max_organization_count_reached` beyond the limit. */
export async function createOrganization(
  platform: Platform,
  userId: string,
  input: OrganizationInput,
): Promise<Organization> {
  const { identityDatabase, clock, config } = platform;
  const now = clock.now();
  const organization = { id: createId('org'), name: input.name, createdAt: now, updatedAt: now };
  const [inserted] = (await runBatch(
    identityDatabase,
    insertOrganizationStatements(identityDatabase, organization, {
      memberId: createId('mem'),
      userId,
      maxCount: config.MAX_ORGANIZATION_COUNT_PER_USER,
    }),
  )) as { results: unknown[] }[];
  if (inserted?.results.length !== 1) throw new AppError('user.max_organization_count_reached');
  return organization;
}
