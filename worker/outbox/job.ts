import type { RebuildCursor } from '../archive/search/index/rebuild-search-index.ts';
import type { Mail } from '../mails/compose-mail.ts';
import type { MailDelivery } from '../mails/send-mail.ts';
import type { WebhookMessage } from '../integrations/webhooks/deliveries/webhook-message.ts';
import type { QueuedJob } from '../platform/platform.ts';

/** Work done after the answer, at least once: every handler may run twice and end in the same state. */
export type Job =
  | { type: 'document.extract'; documentId: string }
  /** `timesSent` tells the first mail of an invitation from one sent again. */
  | { type: 'invitation.send'; invitationId: string; timesSent: number }
  | { type: 'files.delete'; documentIds: string[] }
  | { type: 'tagging-rule.apply'; runId: string }
  | { type: 'search-index.rebuild'; cursor: RebuildCursor }
  /** `deletedUntil` in milliseconds since 1970. */
  | { type: 'trash.empty'; deletedUntil: number }
  | {
      type: 'webhook.deliver';
      webhookId: string;
      message: WebhookMessage;
      /** Somebody asked for it: sent once, also while the webhook is switched off. */
      isManual?: boolean;
      /** Milliseconds since 1970; a consumer that comes earlier leaves it be. Whoever starts it moves it on. */
      notBefore: number;
    }
  | { type: 'webhook.tell-disabled'; webhookId: string }
  /** One message to one address. `expiresAt` in milliseconds since 1970: later nobody needs it. */
  | { type: 'mail.send'; mail: Mail; delivery: MailDelivery; expiresAt: number };

/** One attempt at a job; the first is 1. */
export type JobRun<Of extends Job = Job> = { jobId: string; job: Of; attempt: number };

/** The queue a job goes through. Deliveries have their own: foreign servers may be slow. */
export function queueFor(type: Job['type']): QueuedJob['queue'] {
  return type === 'webhook.deliver' ? 'webhooks' : 'jobs';
}
