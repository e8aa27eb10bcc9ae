import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { wireDate } from '../../wire-date.ts';

export const intakeEmailSchema = z.object({
  id: idSchema('ie'),
  organizationId: idSchema('org'),
  emailAddress: z.string(),
  isEnabled: z.boolean(),
  allowedOrigins: z.array(z.string()),
  createdAt: wireDate,
  updatedAt: wireDate,
});

/** An address whose emails become documents. It accepts only its allowed origins: none when the list is empty. */
export type IntakeEmail = z.infer<typeof intakeEmailSchema>;

/** An email address, stored in lower case. */
export const allowedOriginSchema = z
  .string()
  .trim()
  .min(1, 'intake-emails.origins.form.required')
  .max(limits.email.max, 'intake-emails.origins.form.invalid')
  .toLowerCase()
  .pipe(z.email('intake-emails.origins.form.invalid'));

export const intakeEmailInputSchema = z.object({
  isEnabled: z.boolean(),
  allowedOrigins: z
    .array(allowedOriginSchema)
    .max(limits.allowedOrigins.max)
    .refine(
      (origins) => new Set(origins).size === origins.length,
      'intake-emails.origins.form.duplicate',
    ),
});

export type IntakeEmailInput = z.output<typeof intakeEmailInputSchema>;

export const intakeEmailParamsSchema = z.object({
  organizationId: idSchema('org'),
  intakeEmailId: idSchema('ie'),
});

export const intakeEmailResponseSchema = z.object({ intakeEmail: intakeEmailSchema });
export const intakeEmailsResponseSchema = z.object({ intakeEmails: z.array(intakeEmailSchema) });

/** Why a message was refused. */
export const intakeRefusals = [
  'disabled',
  'too-large',
  'unreadable',
  'ambiguous-sender',
  'sender-not-allowed',
  'failed-authentication',
  'automatic',
  'empty',
] as const;
export type IntakeRefusal = (typeof intakeRefusals)[number];

/** The outcome for one attachment, or for the text of a message without attachments. */
export const intakeOutcomes = ['created', 'duplicate', 'too-large', 'too-many'] as const;

export const intakeAttachmentSchema = z.object({
  name: z.string(),
  outcome: z.enum(intakeOutcomes),
  documentId: idSchema('doc').nullable(),
});

export type IntakeAttachment = z.infer<typeof intakeAttachmentSchema>;

/** A received message; `refusal` is null when it was accepted. */
export const intakeMessageSchema = z.object({
  id: idSchema('im'),
  organizationId: idSchema('org'),
  emailAddress: z.string(),
  sender: z.string(),
  subject: z.string(),
  refusal: z.enum(intakeRefusals).nullable(),
  attachments: z.array(intakeAttachmentSchema),
  receivedAt: wireDate,
});

export type IntakeMessage = z.infer<typeof intakeMessageSchema>;

export const intakeMessagesResponseSchema = z.object({ messages: z.array(intakeMessageSchema) });
