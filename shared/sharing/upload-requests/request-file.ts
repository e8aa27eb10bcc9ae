import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { day, minute } from '../../time/durations.ts';
import { wireDate } from '../../time/wire-date.ts';
import { uploadRequestLimits } from './upload-request-limits.ts';

/**
 * A file waits until it is accepted. Then it is a document, a `duplicate` of one that was there, or `lost` if it was not in
 * the file store any more.
 */
const requestFileStates = ['waiting', 'accepting', 'accepted', 'duplicate', 'lost'] as const;
export type RequestFileState = (typeof requestFileStates)[number];

/**
 * `item` is the place in the checklist that the file was sent for, from 0. `documentId` is the document that was made of the
 * file, or the one with the same bytes. `recipientId` is the recipient whose address it came by. `isSeen`: a member has seen it wait.
 */
const requestFileSchema = z.object({
  id: idSchema('upf'),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  mimeType: z.string(),
  sender: z.string().nullable(),
  recipientId: idSchema('upl').nullable(),
  item: z.number().int().nullable(),
  state: z.enum(requestFileStates),
  isSeen: z.boolean(),
  documentId: idSchema('doc').nullable(),
  receivedAt: wireDate,
});

export type RequestFile = z.infer<typeof requestFileSchema>;

export const requestFilesResponseSchema = z.object({ files: z.array(requestFileSchema) });

const fileIds = z
  .array(idSchema('upf'))
  .min(1)
  .max(uploadRequestLimits.files)
  .transform((ids) => [...new Set(ids)]);

/** Body of the request that accepts files: some of them, or all and those to come. */
export const acceptFilesInputSchema = z
  .object({ fileIds: fileIds.optional(), isAlways: z.boolean().default(false) })
  .refine(({ fileIds: ids, isAlways }) => isAlways || ids !== undefined, { path: ['fileIds'] });

/** Body of the requests that reject files, or say that they were seen. */
export const requestFilesInputSchema = z.object({ fileIds });

/** How long a file waits to be accepted, in milliseconds. */
export const waitingTime = uploadRequestLimits.waitingDays * day;

/** How long a sender can take a file back, in milliseconds. */
export const takeBackTime = uploadRequestLimits.takeBackMinutes * minute;
