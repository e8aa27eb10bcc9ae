import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { documentParamsSchema } from '../documents/document.ts';

/**
 * A file in a message that is a document: an attachment, also of the messages within it. `documentId` is the document that has the
 * same bytes already.
 */
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
