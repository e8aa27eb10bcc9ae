import { z } from 'zod';
import { webhookDisabledReasons } from '../integrations/webhooks/webhook.ts';
import { locales } from '../locales.ts';
import { wireDate } from '../time/wire-date.ts';

const localMailSchema = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: wireDate,
});
export type LocalMail = z.infer<typeof localMailSchema>;

export const localMailsResponseSchema = z.object({ messages: z.array(localMailSchema) });

const withName = z.object({ name: z.string() });
const withWebhook = z.object({ webhook: z.string(), organization: z.string() });
/** `day` is the deadline; `note` is a text of the organization, in several lines. */
const toRecipient = {
  values: z.object({ title: z.string(), organization: z.string(), day: z.string() }),
  note: z.string(),
  url: z.string(),
};
const withInviter = z.object({ inviter: z.string(), organization: z.string() });

const dueItemSchema = z.object({
  name: z.string(),
  url: z.string(),
  day: z.string(),
  isToday: z.boolean(),
  note: z.string(),
});

const dueGroupSchema = z.object({
  name: z.string(),
  url: z.string(),
  items: z.array(dueItemSchema),
  hasMore: z.boolean(),
});
export type DueGroup = z.infer<typeof dueGroupSchema>;

export const mailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), values: withName, url: z.string() }),
  z.object({ kind: z.literal('verify-new-email'), values: withName, url: z.string() }),
  z.object({
    kind: z.literal('email-changed'),
    values: withName.extend({ email: z.string() }),
    url: z.string(),
  }),
  z.object({ kind: z.literal('reset-password'), values: withName, url: z.string() }),
  z.object({ kind: z.literal('existing-account'), values: withName, url: z.string() }),
  z.object({ kind: z.literal('invitation'), values: withInviter, url: z.string() }),
  z.object({
    kind: z.literal('webhook-disabled'),
    // Former versions stored jobs without a reason.
    reason: z.enum(webhookDisabledReasons).default('failing'),
    values: withWebhook,
    url: z.string(),
  }),
  z.object({
    kind: z.enum(['share-ending', 'share-used-up', 'share-opened']),
    values: z.object({ title: z.string(), organization: z.string(), day: z.string() }),
    url: z.string(),
  }),
  z.object({ kind: z.literal('upload-invitation'), ...toRecipient }),
  z.object({ kind: z.literal('upload-reminder'), ...toRecipient }),
  z.object({
    kind: z.literal('files-received'),
    values: z.object({ title: z.string(), organization: z.string(), files: z.string() }),
    url: z.string(),
  }),
  /** A receipt for a sender. It does not name the files, because another person may have entered the address. */
  z.object({
    kind: z.literal('upload-receipt'),
    values: z.object({ title: z.string(), organization: z.string() }),
    files: z.array(z.object({ size: z.number(), sha256: z.string(), receivedAt: z.string() })),
  }),
  z.object({
    kind: z.literal('reminders'),
    values: z.object({ day: z.string() }),
    groups: z.array(dueGroupSchema),
    url: z.string(),
    settingsUrl: z.string(),
  }),
]);
export type OutgoingMail = z.infer<typeof mailSchema>;

export const mailDeliverySchema = z.object({
  to: z.string(),
  locale: z.enum(locales),
  idempotencyKey: z.string(),
  /** The target of an unsubscribe POST without a session (RFC 8058). */
  unsubscribeUrl: z.string().optional(),
});
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
