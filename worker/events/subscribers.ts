import type { DomainEvent, DomainEventOf, DomainEventType } from '../../shared/events.ts';
import type { OrganizationScope } from '../authorization/organization-scope.ts';
import type { Statement } from '../database/database.ts';
import { recordActivity } from '../features/document-activity/record-activity.ts';
import type { Job } from './job.ts';

/** What one event leads to, written in the batch of the event's own change. */
export type Subscription = { statements: Statement[]; jobs: Job[] };

type Subscriber<Type extends DomainEventType> = (
  scope: OrganizationScope,
  event: DomainEventOf<Type>,
) => Partial<Subscription>;

const activity = (scope: OrganizationScope, event: DomainEvent) => ({
  statements: recordActivity(scope, event),
});

const subscribers = {
  'document.created': [
    activity,
    (_scope, event) => ({ jobs: [{ type: 'document.extract', documentId: event.documentId }] }),
  ],
  'document.updated': [activity],
  'document.deleted': [activity],
  'document.restored': [activity],
  'document.tag.added': [activity],
  'document.tag.removed': [activity],
} satisfies { [Type in DomainEventType]: Subscriber<Type>[] };

/** Everything the subscribers of an event want written with it. */
export function subscriptionsTo(scope: OrganizationScope, event: DomainEvent): Subscription {
  const list = subscribers[event.type] as Subscriber<DomainEventType>[];
  const subscriptions = list.map((subscriber) => subscriber(scope, event));
  return {
    statements: subscriptions.flatMap((subscription) => subscription.statements ?? []),
    jobs: subscriptions.flatMap((subscription) => subscription.jobs ?? []),
  };
}
