import { z } from 'zod';
import { correspondentLimits } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';

/** What a correspondent's defaults added: the type, if the document had none, and the missing default tags. */
export const addedDefaultsSchema = z.object({
  documentType: documentTypeKeySchema.nullable(),
  tagIds: z.array(idSchema('tag')).max(correspondentLimits.tags),
});

export type AddedDefaults = z.infer<typeof addedDefaultsSchema>;
