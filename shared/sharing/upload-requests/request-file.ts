import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { day, minute } from '../../time/durations.ts';
import { wireDate } from '../../time/wire-date.ts';
import { uploadRequestLimits } from './upload-request-limits.ts';

/**
 * A file waits until it is accepted. Then it is a document, a `duplicate` of an existing one, or `lost` if it was missing from the file
 * store.
 */
const requestFileStates = ['waiting', 'accepting', 'accepted', 'duplicate', 'lost'] as const;
export type RequestFileState = (typeof requestFileStates)[number];

/**
 * `item` is the index of the checklist item that the file was sent for. `documentId` is the created document, or the one with the same
 * bytes. `recipientId` is the recipient whose address was used. `isSeen`: a member has seen the waiting file.
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

export const acceptFilesInputSchema = z
  .object({ fileIds: fileIds.optional(), isAlways: z.boolean().default(false) })
  .refine(({ fileIds: ids, isAlways }) => isAlways || ids !== undefined, { path: ['fileIds'] });

export const requestFilesInputSchema = z.object({ fileIds });

export const waitingTime = uploadRequestLimits.waitingDays * day;

export const takeBackTime = uploadRequestLimits.takeBackMinutes * minute;
