import type { ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { DomainEventType } from '../../../shared/events.ts';
import type { EventContext, EventSource, Subscription } from '../../database/events.ts';
import { insertActivity } from './activity-store.ts';

/** Subscriber of all events: adds them to the activity of their documents. */
export function recordActivity(context: EventContext, source: EventSource): Subscription {
  const activity = insertActivity(context, activityTypes[source.type], source.events);
  return { statements: [activity] };
}

const activityTypes: Record<DomainEventType, ActivityType> = {
  'document.created': 'created',
  'document.updated': 'updated',
  'document.deleted': 'deleted',
  'document.restored': 'restored',
  'document.tag.added': 'tagged',
  'document.tag.removed': 'untagged',
};
