import { z } from 'zod';
import { correspondentLimits } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { documentTypes } from '../../reading/fields/document-types.ts';

/** What documents got with a correspondent: its default type, if they had none, and those of its default tags that they lacked. */
export const addedDefaultsSchema = z.object({
  documentType: z.enum(documentTypes).nullable(),
  tagIds: z.array(idSchema('tag')).max(correspondentLimits.tags),
});

export type AddedDefaults = z.infer<typeof addedDefaultsSchema>;
