import { z } from 'zod';
import { idSchema } from '../../ids.ts';

/** Maximum number of files in one request. */
export const maxKnownFiles = 500;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

export const knownFilesInputSchema = z.object({
  sha256: z.array(sha256Schema).min(1).max(maxKnownFiles),
});

/** Documents with these bytes, each once; `isDeleted`: in the trash. */
export const knownFilesResponseSchema = z.object({
  documents: z.array(
    z.object({ documentId: idSchema('doc'), sha256: sha256Schema, isDeleted: z.boolean() }),
  ),
});

export type KnownFile = z.infer<typeof knownFilesResponseSchema>['documents'][number];
