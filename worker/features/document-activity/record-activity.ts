import type {
  ActivityData,
  ActivityType,
} from '../../../shared/features/document-activity/activity.ts';
import type { DomainEvent } from '../../../shared/events.ts';
import { userIdOf, type Actor } from '../../authorization/actor.ts';
import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { insertActivity } from './document-activity-store.ts';

/** The activity row of an event. */
export function recordActivity(scope: OrganizationScope, event: DomainEvent): Statement[] {
  return [
    insertActivity(scope, {
      documentId: event.documentId,
      event: activityTypes[event.type],
      userId: userIdOf(scope.actor),
      data: { ...dataOfActor(scope.actor), ...dataOfEvent(event) },
    }),
  ];
}

const activityTypes: Record<DomainEvent['type'], ActivityType> = {
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

function dataOfEvent(event: DomainEvent): ActivityData {
  switch (event.type) {
    case 'document.updated':
      return { updatedFields: event.updatedFields };
    case 'document.tag.added':
    case 'document.tag.removed':
      return { tag: event.tag, ...(event.taggingRule && { taggingRule: event.taggingRule }) };
    case 'document.created':
    case 'document.deleted':
    case 'document.restored':
      return {};
  }
}
