import type { OrganizationScope } from '../../access/organization-scope.ts';
import { markOrganizationDeleted } from './organization-store.ts';

/** Ends the access of all members at once. Cron purges rows and files 30 days later. */
export async function deleteOrganization(scope: OrganizationScope): Promise<void> {
  await markOrganizationDeleted(scope, scope.platform.clock.now());
}
