import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { wireDate } from '../../time/wire-date.ts';
import { allowedOriginSchema } from './allowed-origin.ts';

const intakeEmailSchema = z.object({
  id: idSchema('ie'),
  organizationId: idSchema('org'),
  emailAddress: z.string(),
  isEnabled: z.boolean(),
  allowedOrigins: z.array(z.string()),
  unverifiedSenders: z.array(z.string()),
  createdAt: wireDate,
  updatedAt: wireDate,
});

/**
 * An address that turns emails into documents. It accepts only mail from its allowed origins, and from `unverifiedSenders` also mail whose
 * sender the receiving server did not verify.
 */
export type IntakeEmail = z.infer<typeof intakeEmailSchema>;

const originsSchema = z
  .array(allowedOriginSchema)
  .max(limits.allowedOrigins.max)
  .refine((list) => new Set(list).size === list.length, 'intake-emails.origins.form.duplicate');

/** `unverifiedSenders` can only remove senders; by default all are kept. Senders outside the allowed origins are always removed. */
export const intakeEmailInputSchema = z.object({
  isEnabled: z.boolean(),
  allowedOrigins: originsSchema,
  unverifiedSenders: z
    .array(z.string().max(limits.email.max))
    .max(limits.allowedOrigins.max)
    .optional(),
});

export type IntakeEmailInput = z.output<typeof intakeEmailInputSchema>;

export const intakeEmailParamsSchema = z.object({
  organizationId: idSchema('org'),
  intakeEmailId: idSchema('ie'),
});

export const intakeEmailResponseSchema = z.object({ intakeEmail: intakeEmailSchema });
export const intakeEmailsResponseSchema = z.object({ intakeEmails: z.array(intakeEmailSchema) });
