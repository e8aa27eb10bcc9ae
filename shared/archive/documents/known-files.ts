import { z } from 'zod';
import { idSchema } from '../../ids.ts';

export const maxKnownFiles = 500;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

export const knownFilesInputSchema = z.object({
  sha256: z.array(sha256Schema).min(1).max(maxKnownFiles),
});

export const knownFilesResponseSchema = z.object({
  documents: z.array(
    z.object({ documentId: idSchema('doc'), sha256: sha256Schema, isDeleted: z.boolean() }),
  ),
});

export type KnownFile = z.infer<typeof knownFilesResponseSchema>['documents'][number];
