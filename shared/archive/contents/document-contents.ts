import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { documentParamsSchema } from '../documents/document.ts';

const containedFileSchema = z.object({
  index: z.number().int().min(0),
  name: z.string(),
  mimeType: z.string(),
  size: z.number().int().min(0),
  documentId: idSchema('doc').nullable(),
});
export type ContainedFile = z.infer<typeof containedFileSchema>;

export const documentContentsResponseSchema = z.object({ contents: z.array(containedFileSchema) });

export const containedFileParamsSchema = documentParamsSchema.extend({
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.mail.attachments - 1),
});
