import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectOrganizationsOf } from './organization-store.ts';

/** The actor's organizations by name; for a narrowed key only those it reaches. */
export async function listOrganizations(platform: Platform, actor: UserActor | ApiKeyActor) {
  const organizations = await selectOrganizationsOf(platform.identityDatabase, actor.userId);
  if (actor.kind === 'user' || actor.organizationIds.length === 0) return organizations;
  return organizations.filter(({ id }) => actor.organizationIds.includes(id));
}
