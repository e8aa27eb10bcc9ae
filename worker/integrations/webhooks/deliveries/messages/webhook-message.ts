import { z } from 'zod';
import {
  domainEventSchema,
  type DomainEvent,
  type DomainEventType,
} from '../../../../../shared/events.ts';
import {
  testEvent,
  type WebhookEvent,
} from '../../../../../shared/integrations/webhooks/webhook.ts';

/** A message keeps its `id`, which the receiver sees, however often it is sent. */
const webhookMessageSchema = z.object({
  id: z.string(),
  timestamp: z.string(),
  event: z.union([domainEventSchema, z.object({ type: z.literal(testEvent) })]),
});

export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

export const webhookEventOf: Record<DomainEventType, WebhookEvent | null> = {
  'document.created': 'document:created',
  'document.updated': 'document:updated',
  'document.read': 'document:updated',
  'document.deleted': 'document:deleted',
  'document.restored': null,
  'document.tag.added': 'document:tag:added',
  'document.tag.removed': 'document:tag:removed',
  'document.shared': null,
  'document.share.updated': null,
  'document.share.paused': null,
  'document.share.resumed': null,
  'document.share.taken_over': null,
  'document.share.expired': null,
  'document.share.opened': null,
  'document.unshared': null,
  'share.opened': 'share:opened',
  'request.received': 'request:received',
};

/** The body of a message. It contains ids and names, but never content. */
export type WebhookPayload = {
  type: WebhookEvent | typeof testEvent;
  timestamp: string;
  data: Record<string, unknown>;
};

export function payloadOf(
  message: WebhookMessage,
  context: { organizationId: string; webhookId: string },
): WebhookPayload {
  const { timestamp, event } = message;
  const { organizationId, webhookId } = context;
  if (event.type === 'webhook:test') {
    return { type: event.type, timestamp, data: { organizationId, webhookId } };
  }
  const type = webhookEventOf[event.type];
  if (!type) throw new Error(`${event.type} is not delivered`);
  return { type, timestamp, data: { organizationId, ...dataOf(event) } };
}

function dataOf(event: DomainEvent): Record<string, unknown> {
  if (event.type === 'request.received') {
    const { uploadRequestId, title, filesCount } = event;
    return { uploadRequestId, title, filesCount };
  }
  if (event.type === 'share.opened') {
    const { shareLinkId, name } = event;
    return { shareLinkId, name };
  }
  const { documentId, name } = event;
  switch (event.type) {
    case 'document.updated':
      return {
        documentId,
        name,
        updatedFields: event.updatedFields,
        ...(event.file && { fileVersion: event.file.version }),
        ...(event.taggingRule && { taggingRuleId: event.taggingRule.id }),
      };
    case 'document.read':
      return { documentId, name, updatedFields: ['content'] };
    case 'document.tag.added':
    case 'document.tag.removed':
      return {
        documentId,
        name,
        tagId: event.tag.id,
        ...(event.taggingRule && { taggingRuleId: event.taggingRule.id }),
      };
    case 'document.created':
    case 'document.deleted':
    case 'document.restored':
    case 'document.shared':
    case 'document.share.updated':
    case 'document.share.paused':
    case 'document.share.resumed':
    case 'document.share.taken_over':
    case 'document.share.expired':
    case 'document.share.opened':
    case 'document.unshared':
      return { documentId, name };
  }
}
