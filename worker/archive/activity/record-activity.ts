import type { ActivityData, ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { DomainEventType } from '../../../shared/events.ts';
import { userIdOf, type Actor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { EventSource } from '../../outbox/event-source.ts';
import { insertActivity } from './activity-store.ts';

/** The activity rows of events: who did it, and what the event says beside its document. */
export function recordActivity(scope: OrganizationScope, source: EventSource): Statement {
  return insertActivity(scope, {
    event: activityTypes[source.type],
    userId: userIdOf(scope.actor),
    actorData: dataOfActor(scope.actor),
    events: source.events,
  });
}

const activityTypes: Record<DomainEventType, ActivityType> = {
  'document.created': 'created',
  'document.updated': 'updated',
  'document.deleted': 'deleted',
  'document.restored': 'restored',
  'document.tag.added': 'tagged',
  'document.tag.removed': 'untagged',
};

function dataOfActor(actor: Actor): ActivityData {
  switch (actor.kind) {
    case 'user':
      return {};
    case 'api-key':
      return { apiKeyName: actor.apiKeyName };
    case 'system':
      return actor.sender === undefined ? {} : { sender: actor.sender };
  }
}
