import type { Platform } from '../../../worker/platform/platform.ts';
import { createOrganization } from '../../../worker/features/organizations/create-organization.ts';
import { demoUser, insertDemoUser } from '../demo-sessions.ts';

/** Fills an empty archive by the product's own verbs. */
export async function seed(platform: Platform): Promise<void> {
  await insertDemoUser(platform.identityDatabase, platform.clock.now());
  await createOrganization(platform, demoUser.id, { name: 'Finch & Willow Studio' });
}
