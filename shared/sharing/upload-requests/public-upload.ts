import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { emailSchema } from '../../people/users/user.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';
import { uploadRequestLimits } from './upload-request-limits.ts';
import { checklistItemSchema, uploadStates } from './upload-request.ts';

/** A file sent from the same browser; `removableUntil` is null once it can no longer be taken back. */
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

/** Further states: `full-today` at the daily number of files, `taken` if a request for a single sender has files of another browser. */
const publicUploadStates = [...uploadStates, 'full-today', 'taken'] as const;
export type PublicUploadState = (typeof publicUploadStates)[number];

const publicUploadSchema = z.object({
  title: z.string(),
  note: z.string(),
  organizationName: z.string(),
  checklist: z.array(checklistItemSchema),
  expiresAt: wireDate,
  isOverdue: z.boolean(),
  asksName: z.boolean(),
  state: z.enum(publicUploadStates),
  /** Maximum bytes of one file; null for no separate limit. */
  maxFileBytes: z.number().int().nullable(),
  filesLeft: z.number().int(),
  /** Within 24 hours; null for no daily limit. */
  filesLeftToday: z.number().int().nullable(),
  bytesLeft: z.number().int(),
  mailsReceipts: z.boolean(),
});

export type PublicUpload = z.infer<typeof publicUploadSchema>;

export const publicUploadResponseSchema = z.object({
  upload: publicUploadSchema,
  files: z.array(sentFileSchema),
});
export const sentFileResponseSchema = z.object({ file: sentFileSchema });

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

// A malformed token is handled as an unknown one, not as an invalid path.
export const uploadParamsSchema = z.object({ token: z.string() });
export const sentFileParamsSchema = z.object({ token: z.string(), fileId: idSchema('upf') });

/** Returns the path of the page of a request, which its script's requests also use. */
export function uploadPagePath(token: string): string {
  return `/u/${token}`;
}

export function uploadApiPath(token: string): string {
  return `/api/uploads/${token}`;
}
