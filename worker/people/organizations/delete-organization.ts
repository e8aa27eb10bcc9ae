import type { OrganizationScope } from '../../access/organization-scope.ts';
import { markOrganizationDeleted } from './organization-store.ts';

/** Hides the organization from everybody at once; Cron purges rows and files 30 days later. */
export async function deleteOrganization(scope: OrganizationScope): Promise<void> {
  await markOrganizationDeleted(scope, scope.platform.clock.now());
}
