import { z } from 'zod';
import { day } from '../../time/durations.ts';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { wireDate } from '../../time/wire-date.ts';

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
 * Reasons for quarantine: the receiving server did not verify the sender, the message was sent automatically, or storing some of its files
 * failed.
 */
const quarantineReasons = ['unverified', 'automatic', 'failed'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

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

/** `link` is an https address of the mail provider, by which someone confirms that their mail may be forwarded to the intake address. */
const forwardingConfirmationSchema = z.object({
  provider: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  code: z.string().nullable(),
});

export type ForwardingConfirmation = z.infer<typeof forwardingConfirmationSchema>;

/** `user` is null once deleted. With `isSenderRemembered`, further messages of the sender are accepted too. */
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

export const acceptMessageInputSchema = z.object({
  isSenderRemembered: z.boolean().default(false),
});

export type AcceptMessageInput = z.output<typeof acceptMessageInputSchema>;

export const quarantineTime = limits.mail.quarantineDays * day;
