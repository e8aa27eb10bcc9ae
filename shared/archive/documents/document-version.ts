import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { wireDate } from '../../time/wire-date.ts';
import { documentParamsSchema, documentSummarySchema } from './document.ts';

const number = z.coerce.number().int().min(1).max(1_000_000);

export const fileVersionQuerySchema = z.object({ version: number.optional() });

export const versionParamsSchema = documentParamsSchema.extend({ number });

export const keptVersionParamsSchema = documentParamsSchema.extend({ otherId: idSchema('doc') });

/**
 * A version of the file of a document. `name` is the name of the uploaded file, `restoredFrom` the number of the version with the same file
 * that was restored. `user` is null if no member added it, or the user is deleted.
 */
const documentVersionSchema = z.object({
  number: z.number().int(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  mimeType: z.string(),
  restoredFrom: z.number().int().nullable(),
  createdAt: wireDate,
  user: z.object({ id: idSchema('usr'), name: z.string() }).nullable(),
  isCurrent: z.boolean(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

export const documentVersionsResponseSchema = z.object({
  versions: z.array(documentVersionSchema),
});

export const versionedDocumentResponseSchema = z.object({ document: documentSummarySchema });

/** The text of a version, with a form feed between pages, or null if it is not known. */
export const versionTextResponseSchema = z.object({ text: z.string().nullable() });
