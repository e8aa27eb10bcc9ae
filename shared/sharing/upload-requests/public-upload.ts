import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { emailSchema } from '../../people/users/user.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';
import { uploadRequestLimits } from './upload-request-limits.ts';
import { checklistItemSchema, uploadStates } from './upload-request.ts';

/** A file that was sent from the same browser; `removableUntil` is null once it cannot be taken back. */
const sentFileSchema = z.object({
  id: idSchema('upf'),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  item: z.number().int().nullable(),
  receivedAt: wireDate,
  removableUntil: wireDate.nullable(),
});

export type SentFile = z.infer<typeof sentFileSchema>;

/**
 * Besides the states of a request: `full-today` at the number of files of a day, `taken` once a request for a single sender has
 * files of another browser.
 */
const publicUploadStates = [...uploadStates, 'full-today', 'taken'] as const;
export type PublicUploadState = (typeof publicUploadStates)[number];

/** What people without an account see of a request: nothing of the archive, and of what was sent only their own files. */
const publicUploadSchema = z.object({
  title: z.string(),
  note: z.string(),
  organizationName: z.string(),
  checklist: z.array(checklistItemSchema),
  expiresAt: wireDate,
  isOverdue: z.boolean(),
  asksName: z.boolean(),
  state: z.enum(publicUploadStates),
  /** Bytes of one file; null for no limit of their own. */
  maxFileBytes: z.number().int().nullable(),
  filesLeft: z.number().int(),
  /** Within 24 hours; null for no limit of a day. */
  filesLeftToday: z.number().int().nullable(),
  bytesLeft: z.number().int(),
  /** Whether the receipt can be mailed. */
  mailsReceipts: z.boolean(),
});

export type PublicUpload = z.infer<typeof publicUploadSchema>;

export const publicUploadResponseSchema = z.object({
  upload: publicUploadSchema,
  files: z.array(sentFileSchema),
});
export const sentFileResponseSchema = z.object({ file: sentFileSchema });

/** JSON beside a file: who sends it, and which item of the checklist it is for. */
export const sentFileMetadataSchema = z.object({
  sender: z.string().overwrite(singleLine).max(uploadRequestLimits.sender).optional(),
  item: z
    .number()
    .int()
    .min(0)
    .max(uploadRequestLimits.items - 1)
    .optional(),
});

export type SentFileMetadata = z.output<typeof sentFileMetadataSchema>;

export const receiptInputSchema = z.object({ email: emailSchema });

export const unlockUploadInputSchema = z.object({ password: z.string().max(limits.password.max) });

// A malformed token is an unknown one, so it is no error of the path.
export const uploadParamsSchema = z.object({ token: z.string() });
export const sentFileParamsSchema = z.object({ token: z.string(), fileId: idSchema('upf') });

/** The path of the page of a request, and that of the calls of its script. */
export function uploadPagePath(token: string): string {
  return `/u/${token}`;
}

export function uploadApiPath(token: string): string {
  return `/api/uploads/${token}`;
}
