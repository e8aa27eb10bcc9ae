import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { wireDate } from '../../wire-date.ts';

export const tagSchema = z.object({
  id: idSchema('tag'),
  organizationId: idSchema('org'),
  name: z.string(),
  color: z.string(),
  description: z.string().nullable(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});

export type Tag = z.infer<typeof tagSchema>;

/** A tag as a document carries it. */
export const documentTagSchema = tagSchema.pick({ id: true, name: true, color: true });
export type DocumentTag = z.infer<typeof documentTagSchema>;
