import { z } from 'zod';
import { correspondentLimits } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';

/** What documents got with a correspondent: its default type, if they had none, and those of its default tags that they lacked. */
export const addedDefaultsSchema = z.object({
  documentType: documentTypeKeySchema.nullable(),
  tagIds: z.array(idSchema('tag')).max(correspondentLimits.tags),
});

export type AddedDefaults = z.infer<typeof addedDefaultsSchema>;
