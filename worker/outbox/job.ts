import { z } from 'zod';
import { mailSchema, mailDeliverySchema } from '../../shared/mails/mail.ts';
import type { QueuedJob } from '../platform/platform.ts';

/** Milliseconds since 1970. */
const timestamp = z.number();

export const rebuildCursorSchema = z.object({
  part: z.enum(['words', 'documents', 'unused-words']),
  after: z.string(),
});

/**
 * `readingSince` is the time at which a consumer of `readingDeployment` began to read the file; it is still reading, or
 * has crashed. `readings` is how often reading has ended without any outcome (see `startReading`).
 */
const readingNote = {
  readingSince: timestamp.optional(),
  readingDeployment: z.string().optional(),
  readings: z.number().optional(),
};

/**
 * The actor who started the work that the job continues. Jobs of earlier deployments may not
 * contain it.
 */
const startedBy = {
  userId: z.string().nullable().default(null),
  apiKeyName: z.string().optional(),
};

/** Work done after the response, at least once: running a handler twice must end in the same state. */
export const jobSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document.extract'), documentId: z.string(), ...readingNote }),
  z.object({ type: z.literal('document.recognize'), documentId: z.string(), ...readingNote }),
  z.object({ type: z.literal('document.thumbnail'), documentId: z.string(), ...readingNote }),
  /** `timesSent` distinguishes the first mail of an invitation from repeated ones. */
  z.object({
    type: z.literal('invitation.send'),
    invitationId: z.string(),
    timesSent: z.number(),
  }),
  /** The numbers are those of `lastFileNumber`, in the order of the documents; jobs of earlier deployments have none. */
  z.object({
    type: z.literal('files.delete'),
    documentIds: z.array(z.string()),
    lastFileNumbers: z.array(z.number()).optional(),
  }),
  z.object({ type: z.literal('tagging-rule.apply'), taggingRuleId: z.string() }),
  z.object({ type: z.literal('documents.understand') }),
  z.object({ type: z.literal('search-index.rebuild'), cursor: rebuildCursorSchema }),
  /** Indexes documents whose changes were too large to be indexed at once. Not claimed before `notBefore`. */
  z.object({ type: z.literal('search-index.update'), notBefore: timestamp.optional() }),
  z.object({ type: z.literal('storage.count') }),
  z.object({ type: z.literal('texts.pack'), after: z.string() }),
  z.object({ type: z.literal('spending.count') }),
  z.object({ type: z.literal('trash.empty'), deletedUntil: timestamp, ...startedBy }),
  z.object({ type: z.literal('trash.restore'), deletedUntil: timestamp, ...startedBy }),
  z.object({ type: z.literal('purged-rows.delete') }),
  z.object({ type: z.literal('tag-links.delete'), tagId: z.string() }),
  z.object({
    type: z.literal('correspondent.remove'),
    correspondentId: z.string(),
    ...startedBy,
  }),
  z.object({ type: z.literal('custom-field.clear'), fieldId: z.string(), ...startedBy }),
  z.object({ type: z.literal('document-type.clear'), key: z.string(), ...startedBy }),
  z.object({
    type: z.literal('events.publish'),
    event: z.string(),
    timestamp: z.string(),
    events: z.array(z.unknown()),
  }),
  /**
   * Sends the waiting messages of a webhook, which has at most one such job. Not claimed before
   * `notBefore` (see `claimJob`).
   */
  z.object({
    type: z.literal('webhook.deliver'),
    webhookId: z.string(),
    notBefore: timestamp,
  }),
  z.object({ type: z.literal('webhook.notify-disabled'), webhookId: z.string() }),
  /** One email to one address. Dropped after `expiresAt`. */
  z.object({
    type: z.literal('mail.send'),
    mail: mailSchema,
    delivery: mailDeliverySchema,
    expiresAt: timestamp,
  }),
  /**
   * Mails a user the reminders that are due on a day in their time zone, and those changed since
   * the last mail, which was for the day `lastOn` and was sent at `lastAt`. Dropped after
   * `expiresAt`.
   */
  z.object({
    type: z.literal('reminder-mail.send'),
    userId: z.string(),
    on: z.string(),
    lastOn: z.string().nullable(),
    lastAt: timestamp.nullable(),
    expiresAt: timestamp,
  }),
  z.object({ type: z.literal('request-file.received'), requestFileId: z.string() }),
  /** Files have arrived for a request after `since`, until `until`, and no further ones for a while. */
  z.object({
    type: z.literal('upload-request.received'),
    uploadRequestId: z.string(),
    since: timestamp,
    until: timestamp,
  }),
  z.object({
    type: z.literal('upload-recipient.mail'),
    recipientId: z.string(),
    kind: z.enum(['invitation', 'reminder']),
  }),
  z.object({
    type: z.literal('share-link.opened'),
    shareLinkId: z.string(),
    isFirstOfDay: z.boolean().optional(),
  }),
  z.object({ type: z.literal('share-link.expired'), shareLinkId: z.string() }),
  z.object({
    type: z.literal('share-link.mail'),
    shareLinkId: z.string(),
    kind: z.enum(['ending', 'used-up', 'opened']),
  }),
  z.object({ type: z.literal('subscription.cancel'), customerId: z.string() }),
  /** Written by a trigger for each membership that ends. */
  z.object({ type: z.literal('membership.end'), userId: z.string(), endedAt: timestamp }),
]);

export type Job = z.infer<typeof jobSchema>;
export type JobType = Job['type'];
export type JobOf<Type extends JobType> = Extract<Job, { type: Type }>;
export type RebuildCursor = z.infer<typeof rebuildCursorSchema>;

export type JobRun<Type extends JobType = JobType> = {
  jobId: string;
  job: JobOf<Type>;
  attempt: number;
};

/**
 * Returns the queue of a job. Another Worker reads files. Events and deliveries have separate
 * queues, so that they do not wait for heavy jobs, nor jobs for slow receivers.
 */
export function queueFor(type: JobType): QueuedJob['queue'] {
  if (type === 'document.extract') return 'reading';
  if (type === 'document.recognize' || type === 'document.thumbnail') return 'recognition';
  return type === 'webhook.deliver' || type === 'events.publish' ? 'webhooks' : 'jobs';
}

export const typesOfPeople: readonly JobType[] = [
  'invitation.send',
  'membership.end',
  'share-link.expired',
  'share-link.mail',
  'share-link.opened',
  'subscription.cancel',
];

export function isOfPeople(type: JobType): boolean {
  return typesOfPeople.includes(type);
}

/**
 * Jobs that also run for a deleted organization, because they end what still exists outside of it.
 */
export function outlivesOrganization(type: JobType): boolean {
  return type === 'files.delete' || type === 'subscription.cancel';
}
