import type { ActivityType } from '../../../shared/archive/activity/activity.ts';
import type { DomainEventType } from '../../../shared/events.ts';
import type { EventContext, EventSource, Subscription } from '../../database/events.ts';
import { insertActivity } from './activity-store.ts';

export function recordActivity(
  context: EventContext,
  sources: readonly EventSource[],
): Subscription {
  return {
    statements: sources.flatMap(({ type, events }) => {
      const activityType = activityTypes[type];
      return activityType ? [insertActivity(context, activityType, events)] : [];
    }),
  };
}

/**
 * Null for an event that follows every upload and describes no work of a person, or belongs to no
 * document.
 */
const activityTypes: Record<DomainEventType, ActivityType | null> = {
  'document.created': 'created',
  'document.updated': 'updated',
  'document.read': null,
  'document.deleted': 'deleted',
  'document.restored': 'restored',
  'document.tag.added': 'tagged',
  'document.tag.removed': 'untagged',
  'document.shared': 'shared',
  'document.share.updated': 'share_updated',
  'document.share.paused': 'share_paused',
  'document.share.resumed': 'share_resumed',
  'document.share.taken_over': 'share_taken_over',
  'document.share.expired': 'share_expired',
  'document.share.opened': 'share_opened',
  'document.unshared': 'unshared',
  'share.opened': null,
  'request.received': null,
};
