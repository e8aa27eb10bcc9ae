import { recordedActorOf } from '../access/actor.ts';
import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import type { RecordedActor } from '../database/events.ts';

/** The fields of a job that continues what the actor of a scope has begun. */
export function startedBy({ actor }: OrganizationScope) {
  const { userId, apiKeyName } = recordedActorOf(actor);
  return { userId, apiKeyName };
}

/** The scope of such a job: what it changes is recorded as changed by who began it. */
export function onBehalfOfStarter(
  { platform, organizationId }: OrganizationScope,
  { userId, apiKeyName }: RecordedActor,
): OrganizationScope {
  return createSystemScope(platform, organizationId, {
    kind: 'system',
    onBehalfOf: { userId, apiKeyName },
  });
}
