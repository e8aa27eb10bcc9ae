import { recordedActorOf } from '../access/actor.ts';
import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import type { RecordedActor } from '../database/events.ts';

export function startedBy({ actor }: OrganizationScope) {
  const { userId, apiKeyName } = recordedActorOf(actor);
  return { userId, apiKeyName };
}

export function onBehalfOfStarter(
  { platform, organizationId }: OrganizationScope,
  { userId, apiKeyName }: RecordedActor,
): OrganizationScope {
  return createSystemScope(platform, organizationId, {
    kind: 'system',
    onBehalfOf: { userId, apiKeyName },
  });
}
