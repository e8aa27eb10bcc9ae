import { z } from 'zod';
import { mailSchema, mailDeliverySchema } from '../../shared/mails/mail.ts';
import type { QueuedJob } from '../platform/platform.ts';

/** Milliseconds since 1970. */
const timestamp = z.number();

/** Where a rebuild of the search index continues: after this document, word or unused word. */
const rebuildCursorSchema = z.object({
  part: z.enum(['words', 'documents', 'unused-words']),
  after: z.string(),
});

/**
 * `readingSince`: a consumer has begun to read the file then, and is still busy with it or was taken down, of the deployment
 * `readingDeployment`. `readings`: how often that was without any outcome of reading (see `startReading`).
 */
const readingNote = {
  readingSince: timestamp.optional(),
  readingDeployment: z.string().optional(),
  readings: z.number().optional(),
};

/** Who began what the job continues; jobs of earlier deployments may not say. */
const startedBy = {
  userId: z.string().nullable().default(null),
  apiKeyName: z.string().optional(),
};

/** Work done after the response, at least once: running a handler twice must end in the same state. */
export const jobSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document.extract'), documentId: z.string(), ...readingNote }),
  /** Recognizes the next page of a document that waits for it; the note is of that page. */
  z.object({ type: z.literal('document.recognize'), documentId: z.string(), ...readingNote }),
  z.object({ type: z.literal('document.thumbnail'), documentId: z.string(), ...readingNote }),
  /** `timesSent` tells the first mail of an invitation from one sent again. */
  z.object({
    type: z.literal('invitation.send'),
    invitationId: z.string(),
    timesSent: z.number(),
  }),
  z.object({ type: z.literal('files.delete'), documentIds: z.array(z.string()) }),
  /** Applies whichever run of the rule is running. */
  z.object({ type: z.literal('tagging-rule.apply'), taggingRuleId: z.string() }),
  /** Continues the run of the rules over the existing documents of its organization. */
  z.object({ type: z.literal('documents.understand') }),
  z.object({ type: z.literal('search-index.rebuild'), cursor: rebuildCursorSchema }),
  /** Indexes documents whose changes are too large to be indexed at once. Not claimed before `notBefore`. */
  z.object({ type: z.literal('search-index.update'), notBefore: timestamp.optional() }),
  /** Counts what an organization stored before there were counters. */
  z.object({ type: z.literal('storage.count') }),
  z.object({ type: z.literal('trash.empty'), deletedUntil: timestamp, ...startedBy }),
  z.object({ type: z.literal('trash.restore'), deletedUntil: timestamp, ...startedBy }),
  /** Deletes what belonged to deleted documents. */
  z.object({ type: z.literal('purged-rows.delete') }),
  /** Removes a deleted tag from the documents that still have it. */
  z.object({ type: z.literal('tag-links.delete'), tagId: z.string() }),
  /** Moves the documents of a deleted or merged correspondent. */
  z.object({
    type: z.literal('correspondent.remove'),
    correspondentId: z.string(),
    ...startedBy,
  }),
  /** Empties the values of a deleted custom field, or of its removed options. */
  z.object({ type: z.literal('custom-field.clear'), fieldId: z.string(), ...startedBy }),
  /** All events of one source: subscribers outside of the change's batch get them in steps. */
  z.object({
    type: z.literal('events.publish'),
    event: z.string(),
    timestamp: z.string(),
    events: z.array(z.unknown()),
  }),
  /** Sends what waits for a webhook; there is one at most for each. Not claimed before `notBefore` (see `claimJob`). */
  z.object({
    type: z.literal('webhook.deliver'),
    webhookId: z.string(),
    notBefore: timestamp,
  }),
  z.object({ type: z.literal('webhook.notify-disabled'), webhookId: z.string() }),
  /** One email to one address; dropped after `expiresAt`. */
  z.object({
    type: z.literal('mail.send'),
    mail: mailSchema,
    delivery: mailDeliverySchema,
    expiresAt: timestamp,
  }),
  /**
   * Mails a user what is due on a day of theirs, and what has changed since the mail before: the one of the day `lastOn`, sent
   * at `lastAt`. Dropped after `expiresAt`.
   */
  z.object({
    type: z.literal('reminder-mail.send'),
    userId: z.string(),
    on: z.string(),
    lastOn: z.string().nullable(),
    lastAt: timestamp.nullable(),
    expiresAt: timestamp,
  }),
  /** Ends the subscriptions of a customer whose organization is deleted. */
  z.object({ type: z.literal('subscription.cancel'), customerId: z.string() }),
]);

export type Job = z.infer<typeof jobSchema>;
export type JobType = Job['type'];
export type JobOf<Type extends JobType> = Extract<Job, { type: Type }>;
export type RebuildCursor = z.infer<typeof rebuildCursorSchema>;

/** One attempt at a job; the first is 1. */
export type JobRun<Type extends JobType = JobType> = {
  jobId: string;
  job: JobOf<Type>;
  attempt: number;
};

/**
 * The queue of a job. Files are read by another Worker. Events and their deliveries do not wait for heavy jobs, and servers
 * may be slow.
 */
export function queueFor(type: JobType): QueuedJob['queue'] {
  if (type === 'document.extract') return 'reading';
  if (type === 'document.recognize' || type === 'document.thumbnail') return 'recognition';
  return type === 'webhook.deliver' || type === 'events.publish' ? 'webhooks' : 'jobs';
}

/** Jobs that run for a deleted organization as well, because they end what it leaves behind. */
export function outlivesOrganization(type: JobType): boolean {
  return type === 'files.delete' || type === 'subscription.cancel';
}
