import { z } from 'zod';
import { day } from '../../time/durations.ts';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { wireDate } from '../../time/wire-date.ts';

/** Why a message was refused, or could not be accepted from quarantine. */
const intakeRefusals = [
  'disabled',
  'too-large',
  'unreadable',
  'ambiguous-sender',
  'sender-not-allowed',
  'failed-authentication',
  'unverified',
  'automatic',
  'empty',
  'quarantine-full',
  'lost',
] as const;
export type IntakeRefusal = (typeof intakeRefusals)[number];

/**
 * Why a message is kept in quarantine: the receiving server did not verify its sender, it was sent automatically, or
 * storing some of its files failed.
 */
const quarantineReasons = ['unverified', 'automatic', 'failed'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** The outcome for one attachment, or for the text of a message without attachments. */
const intakeOutcomes = [
  'created',
  'duplicate',
  'empty',
  'too-large',
  'too-many',
  'failed',
] as const;

const intakeAttachmentSchema = z.object({
  name: z.string(),
  outcome: z.enum(intakeOutcomes),
  documentId: idSchema('doc').nullable(),
});

export type IntakeAttachment = z.infer<typeof intakeAttachmentSchema>;

/** `link` is an https address at a host of the provider. */
const forwardingConfirmationSchema = z.object({
  provider: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  code: z.string().nullable(),
});

/** The request of a mail provider to confirm that someone's mail may be forwarded to an intake address. */
export type ForwardingConfirmation = z.infer<typeof forwardingConfirmationSchema>;

/**
 * By whom and when a message was accepted from quarantine; `user` is null once deleted. With `isSenderRemembered`, its
 * sender was to be accepted always.
 */
const intakeAcceptanceSchema = z.object({
  user: z.object({ id: idSchema('usr'), name: z.string() }).nullable(),
  acceptedAt: wireDate,
  isSenderRemembered: z.boolean(),
});

export type IntakeAcceptance = z.infer<typeof intakeAcceptanceSchema>;

/** A received message. At most one of `refusal`, `quarantine` and `confirmation` is set; none if it was accepted. */
const intakeMessageSchema = z.object({
  id: idSchema('im'),
  organizationId: idSchema('org'),
  emailAddress: z.string(),
  sender: z.string(),
  subject: z.string(),
  refusal: z.enum(intakeRefusals).nullable(),
  quarantine: z.enum(quarantineReasons).nullable(),
  confirmation: forwardingConfirmationSchema.nullable(),
  attachments: z.array(intakeAttachmentSchema),
  acceptance: intakeAcceptanceSchema.nullable(),
  receivedAt: wireDate,
});

export type IntakeMessage = z.infer<typeof intakeMessageSchema>;

export const intakeMessagesResponseSchema = z.object({ messages: z.array(intakeMessageSchema) });
export const intakeMessageResponseSchema = z.object({ message: intakeMessageSchema });

export const intakeMessageParamsSchema = z.object({
  organizationId: idSchema('org'),
  messageId: idSchema('im'),
});

/** Body of the request that accepts a message; with `isSenderRemembered`, also the sender's next unverified ones. */
export const acceptMessageInputSchema = z.object({
  isSenderRemembered: z.boolean().default(false),
});

export type AcceptMessageInput = z.output<typeof acceptMessageInputSchema>;

/** How long a message is kept in quarantine, in milliseconds. */
export const quarantineTime = limits.mail.quarantineDays * day;
